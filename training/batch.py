"""Batches of games, played by rules/batch.cu on a GPU or a CPU."""

import ctypes
import os

import torch

OBSERVED, SEEN_BY_CRITIC, ACTIONS, SEATS = 336, 512, 64, 5
NOT_LEARNERS, EXPLOITERS = 8, 128
"""Bits of `actors`; see rules/batch.cu."""
FROZEN_NETS, EQUILIBRIUM, MEDIUM, CLASSIC, BIDDERS, ADAPTIVE = range(6)

HERE = os.path.dirname(os.path.abspath(__file__))
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
ON_GPU = DEVICE == 'cuda'
HALF = torch.bfloat16 if ON_GPU else torch.float32

_library = ctypes.CDLL(os.path.join(HERE, 'build', 'batch_gpu.so' if ON_GPU else 'batch_cpu.so'))


class Settings(ctypes.Structure):
    """See rules/company.h."""

    _fields_ = [
        ('games', ctypes.c_int32),
        ('seed', ctypes.c_uint32),
        ('is_test', ctypes.c_int32),
        ('field', ctypes.c_int32),
        ('seats', ctypes.c_int32),
        ('is_exploit', ctypes.c_int32),
        ('records_views', ctypes.c_int32),
        ('frozen', ctypes.c_float),
        ('with_exploiter', ctypes.c_float),
        ('scripted', ctypes.c_float),
        ('three_players', ctypes.c_float),
        ('five_players', ctypes.c_float),
        ('level', ctypes.c_float),
    ]


class _Buffers(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_void_p)
        for name in (
            'games logits allowed observations allowed_next actions log_chances actors ended outcomes views viewers'
        ).split()
    ]


class _Rollout(ctypes.Structure):
    _fields_ = [('steps', ctypes.c_int32), ('games', ctypes.c_int32)] + [
        (name, ctypes.c_float) for name in ('discount', 'weight_of_margin', 'weight_of_win')
    ]


_library.sumOfShares.restype = ctypes.c_float
assert _library.settingsSize() == ctypes.sizeof(Settings), 'batch.py and company.h have different settings'


def _address(tensor):
    return None if tensor is None else ctypes.c_void_p(tensor.data_ptr())


def _stream():
    return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if ON_GPU else 0)


class Batch:
    """Games that are played side by side, and what `steps` of them brought. Slot t of a buffer belongs to decision t."""

    def __init__(self, steps, three_players=1 / 3, five_players=1 / 3, **settings):
        self.settings = Settings(three_players=three_players, five_players=five_players, **settings)
        for seats in (3, 4, 5):
            if (share := _library.sumOfShares(ctypes.byref(self.settings), seats)) > 1:
                raise ValueError(f'{share:.0%} of the games with {seats} players would have scripts, an exploiter or nets that do not learn')
        self.steps, games = steps, self.settings.games

        def room(*shape, kind=torch.uint8):
            return torch.zeros(*shape, dtype=kind, device=DEVICE)

        self.games = room(games, _library.gameSize())
        self.observations = room(steps + 1, games, SEEN_BY_CRITIC, kind=torch.bfloat16)
        self.allowed = room(steps + 1, games, kind=torch.int64)
        self.actors = room(steps + 1, games)
        self.actions = room(steps, games)
        self.log_chances = room(steps, games, kind=torch.float32)
        self.ended = room(steps, games)
        self.outcomes = room(steps, games, 2 * SEATS, kind=torch.float32)
        self.logits = room(steps, games, ACTIONS, kind=torch.bfloat16)
        records = bool(self.settings.records_views)
        self.views = room(steps + 1, games, OBSERVED, kind=torch.bfloat16) if records else None
        self.viewers = room(steps + 1, games) if records else None
        self._step(0, 0, None)

    def _step(self, slot, next_slot, logits):
        def at(buffer, place):
            return None if buffer is None else _address(buffer[place])

        buffers = _Buffers(
            _address(self.games),
            _address(logits),
            at(self.allowed, slot),
            at(self.observations, next_slot),
            at(self.allowed, next_slot),
            at(self.actions, slot),
            at(self.log_chances, slot),
            at(self.actors, next_slot),
            at(self.ended, slot),
            at(self.outcomes, slot),
            at(self.views, next_slot),
            at(self.viewers, next_slot),
        )
        error = _library.step(_stream(), ctypes.byref(buffers), ctypes.byref(self.settings))
        if error:
            raise RuntimeError(f'CUDA error {error}')

    def play(self, net, frozen=None, exploiter=None):
        """Plays all steps. `net` decides for the learner, `frozen` for nets that do not learn, `exploiter` for the one that learns to beat it."""
        for step in range(self.steps):
            self._think(step, net, frozen, exploiter)
            self._step(step, step + 1, self.logits[step])

    def play_on(self, net, frozen=None):
        """One step in place, for tests: nothing is kept but the outcomes."""
        self._think(0, net, frozen, None)
        self._step(0, 0, self.logits[0])

    def _think(self, slot, net, frozen, exploiter):
        seen, whose = self.observations[slot][:, :OBSERVED].to(HALF), self.actors[slot][:, None]
        logits = net(seen)
        if frozen is not None:
            logits = torch.where((whose & (NOT_LEARNERS | EXPLOITERS)) == NOT_LEARNERS, frozen(seen), logits)
        if exploiter is not None:
            logits = torch.where((whose & EXPLOITERS) != 0, exploiter(seen), logits)
        self.logits[slot].copy_(logits)

    def begin_again(self):
        """The last position becomes the first of the next rollout."""
        for buffer in (self.observations, self.allowed, self.actors, self.views, self.viewers):
            if buffer is not None:
                buffer[0].copy_(buffer[self.steps])

    def returns(self, values, whose, discount, weight_of_win):
        """Lambda-returns of all seats and the advantage of the one that acted; see `returnsOfGame`."""
        advantages = torch.empty(self.steps, self.settings.games, device=DEVICE)
        targets = torch.empty(self.steps, self.settings.games, 2 * SEATS, device=DEVICE)
        rollout = _Rollout(self.steps, self.settings.games, discount, 1 - weight_of_win, 2 * weight_of_win)
        places = (_address(each) for each in (values, whose, self.ended, self.outcomes, advantages, targets))
        error = _library.returns(_stream(), ctypes.byref(rollout), *places)
        if error:
            raise RuntimeError(f'CUDA error {error}')
        return advantages, targets


def seats_present(whose):
    """By place: whether somebody sits there."""
    return torch.arange(SEATS, device=whose.device)[None, :] < (whose >> 4 & 7).long()[:, None]
