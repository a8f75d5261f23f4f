"""Trains the policy by self-play (PPO, KL to the policy that played, entropy), among scripted rivals. See README.md."""

import argparse
import json
import math
import os
import time

import torch
from torch import nn

from batch import ACTIONS, DEVICE, EXPLOITERS, HALF, NOT_LEARNERS, OBSERVED, ON_GPU, SEATS, SEEN_BY_CRITIC, Batch, seats_present
from nets import copy_weights, halved, load_policy, new_critic, new_policy, playing_copy, value_loss, value_of
from trials import FIELDS, results

CLIP = 0.2
KEEP_TO_OLD = 0.1
DISCOUNT = 0.97
LARGEST_ADVANTAGE = 5
AVERAGING = 0.9998
"""How much of the average is kept at each gradient, at most."""
AVERAGED_PART = 10
"""Of the gradients so far, the average reaches back over one in so many: the first weights are soon forgotten."""
FIRST_RATE = 6e-4
LEAST_RATE_OF_EXPLOITER = 2e-4
"""Of one that learns beside the policy: it must go on finding what beats a policy that hardly moves any more."""
FIRST_ENTROPY, LAST_ENTROPY = 0.015, 0.0015
WEIGHT_OF_WIN, RAMP_OF_WIN = 0.9, 0.7


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--minutes', type=float, default=1)
    parser.add_argument('--begin', type=float, default=0, help='where in the whole schedule this run begins, 0 to 1')
    parser.add_argument('--end', type=float, default=1, help='where it ends')
    parser.add_argument('--load', default='', help='the folder of an earlier run to go on from, or of what restore.py read')
    parser.add_argument('--critic-first', type=float, default=0, help='minutes for the critic alone: it begins anew where none is loaded')
    parser.add_argument('--last-rate', type=float, default=6e-5, help='the learning rate at the end of the whole schedule')
    parser.add_argument('--rival', default='', help='policy of an earlier run to test against, and to exploit')
    parser.add_argument('--hard', default='', help='the net that imitates hard, to play and to test against; see imitate.py')
    parser.add_argument('--with-hard', type=float, default=0.25, help='share of games with that net, more of them with five players; see sharesFor in rules/company.h')
    parser.add_argument('--with-exploiter', type=float, default=0, help='share of games of three with a second policy that learns to beat the first; with more players it sits there less often')
    parser.add_argument('--exploiter', default='', help='a policy for it to begin with, instead of the one of the run to go on from')
    parser.add_argument('--out', required=True)
    parser.add_argument('--games', type=int, default=32768)
    parser.add_argument('--steps', type=int, default=64)
    parser.add_argument('--slice', type=int, default=4, help='steps a gradient is taken over')
    parser.add_argument('--scripted', type=float, default=0.65, help='share of games with scripts, more of them with four players')
    parser.add_argument('--three-players', type=float, default=1 / 3, help='share of games with three players')
    parser.add_argument('--five-players', type=float, default=1 / 3, help='share of games with five players; four have the rest')
    parser.add_argument('--exploit', action='store_true', help='train one seat against the rival in all others')
    parser.add_argument('--against', choices=FIELDS, help='with --exploit: against such scripts instead of the rival')
    parser.add_argument('--seats', type=int, default=0, choices=(0, 3, 4, 5), help='with --exploit: how many play; 0 is 3 to 5')
    parser.add_argument('--test-games', type=int, default=4096)
    parser.add_argument('--test-every', type=float, default=60, help='seconds')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--timings', action='store_true')
    given = parser.parse_args()
    if given.exploit and not given.rival and not given.against:
        parser.error('--exploit needs a --rival to exploit, or scripts --against which to learn')
    if not given.exploit and (given.against or given.seats):
        parser.error('--against and --seats are for --exploit')
    if given.exploit and given.with_exploiter > 0:
        parser.error('--exploit and --with-exploiter are two ways to train an exploiter: choose one')
    if given.exploiter and given.with_exploiter == 0:
        parser.error('--exploiter is for a run --with-exploiter')
    if given.three_players + given.five_players > 1:
        parser.error('--three-players and --five-players are shares of all games, no more than 1 together')
    if given.critic_first >= given.minutes:
        parser.error('--critic-first is a part of all --minutes')
    return given


class Clock:
    """Adds up where the time goes; waits for the GPU only if asked to."""

    def __init__(self, waits):
        self.waits, self.sums, self.last = waits, {}, time.time()

    def lap(self, name):
        if self.waits and ON_GPU:
            torch.cuda.synchronize()
        now = time.time()
        self.sums[name] = self.sums.get(name, 0) + now - self.last
        self.last = now


class Trainer:
    def __init__(self, given):
        self.given = given
        torch.manual_seed(given.seed)
        self.policy, self.critic, self.average = new_policy(), new_critic(), new_policy()
        copy_weights(self.average, self.policy)
        if given.load:
            for name, file in (('policy', 'average'), ('critic', 'critic'), ('average', 'average')):
                kept = os.path.join(given.load, f'{file}.pt')
                if name != 'critic' or os.path.exists(kept):
                    getattr(self, name).load_state_dict(torch.load(kept, map_location=DEVICE))
        self.playing, self.judging = halved(self.policy, new_policy), halved(self.critic, new_critic)
        self.rivals = {name: load_policy(file) for name, file in (('earlier net', given.rival), ('imitated hard', given.hard)) if file}
        frozen = self.rivals.get('earlier net' if given.exploit else 'imitated hard')
        self.frozen = None if frozen is None else playing_copy(frozen)
        self.exploiter = self.first_exploiter() if given.with_exploiter > 0 else None
        self.playing_exploiter = None if self.exploiter is None else playing_copy(self.exploiter)
        settings = {'seed': given.seed * 7919 + int(given.begin * 1000), 'scripted': given.scripted, 'with_exploiter': given.with_exploiter}
        settings['three_players'], settings['five_players'] = given.three_players, given.five_players
        settings['frozen'] = given.with_hard if given.hard else 0
        if given.against:
            settings['field'], settings['level'] = FIELDS[given.against]
        self.batch = Batch(given.steps, games=given.games, seats=given.seats, is_exploit=int(given.exploit), **settings)
        rate = {'lr': FIRST_RATE, 'eps': 1e-5, 'fused': ON_GPU}
        learning = {'critic': self.critic, 'policy': self.policy, 'exploiter': self.exploiter}
        self.optimizers = {name: torch.optim.Adam(net.parameters(), **rate) for name, net in learning.items() if net is not None}
        self.values = torch.zeros(given.steps + 1, given.games, 2 * SEATS, device=DEVICE)
        self.bits = torch.arange(ACTIONS, device=DEVICE)
        self.updates = self.gradients = 0
        self.clock = Clock(given.timings)
        self.notes = {}

    def first_exploiter(self):
        """The one that is given, else that of the run to go on from, else a copy of the policy."""
        if self.given.exploiter:
            return load_policy(self.given.exploiter)
        kept = os.path.join(self.given.load, 'exploiter.pt')
        if self.given.load and os.path.exists(kept):
            return load_policy(kept)
        exploiter = new_policy()
        copy_weights(exploiter, self.policy)
        return exploiter

    def schedule(self, part, is_for_critic):
        """Learning rates, entropy and the weight of winning at a part of the whole schedule. The policies may have to wait for the critic."""
        warm, last = min(1, (self.updates + 1) / 10), self.given.last_rate
        self.rate = warm * (last + (FIRST_RATE - last) * (0.5 + 0.5 * math.cos(math.pi * min(1, part))))
        self.entropy = FIRST_ENTROPY * (LAST_ENTROPY / FIRST_ENTROPY) ** min(1, part)
        self.weight_of_win = WEIGHT_OF_WIN * min(1, part / RAMP_OF_WIN)
        rates = {'critic': warm * FIRST_RATE, 'policy': 0, 'exploiter': 0}
        if not is_for_critic:
            rates = {'critic': self.rate, 'policy': self.rate, 'exploiter': max(self.rate, warm * LEAST_RATE_OF_EXPLOITER)}
        for name, optimizer in self.optimizers.items():
            optimizer.param_groups[0]['lr'] = rates[name]

    def update(self, part, is_for_critic):
        self.schedule(part, is_for_critic)
        self.clock.lap('rest')
        with torch.no_grad():
            copy_weights(self.playing, self.policy)
            if self.exploiter is not None:
                copy_weights(self.playing_exploiter, self.exploiter)
            self.batch.play(self.playing, self.frozen, self.playing_exploiter)
            self.clock.lap('play')
            self.judge()
            advantages, targets = self.batch.returns(self.values, self.batch.actors, DISCOUNT, self.weight_of_win)
            scale = advantages[self.of_learner(slice(-1)) | self.of_exploiter(slice(-1))]
            advantages = ((advantages - scale.mean()) / (scale.std() + 1e-6)).clamp(-LARGEST_ADVANTAGE, LARGEST_ADVANTAGE)
            self.clock.lap('judge')
        for first in torch.randperm(self.given.steps // self.given.slice).mul(self.given.slice).tolist():
            self.learn(slice(first, first + self.given.slice), advantages, targets)
        self.clock.lap('learn')
        self.batch.begin_again()
        self.updates += 1

    def of_learner(self, part):
        return (self.batch.actors[part] & NOT_LEARNERS) == 0

    def of_exploiter(self, part):
        return (self.batch.actors[part] & EXPLOITERS) != 0

    def judge(self):
        copy_weights(self.judging, self.critic)
        for first in range(0, self.given.steps + 1, 4):
            part = slice(first, min(first + 4, self.given.steps + 1))
            present = seats_present(self.batch.actors[part].reshape(-1))
            outputs = self.judging(self.batch.observations[part].reshape(-1, SEEN_BY_CRITIC).to(HALF))
            self.values[part] = value_of(outputs, present).reshape(-1, self.given.games, 2 * SEATS)

    def learn(self, part, advantages, targets):
        seen = self.batch.observations[part].reshape(-1, SEEN_BY_CRITIC).to(HALF)
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=ON_GPU):
            outputs = self.critic(seen)
        present = seats_present(self.batch.actors[part].reshape(-1))
        error = value_loss(outputs, targets[part].reshape(-1, 2 * SEATS), present)
        loss, distance, order = self.policy_loss(self.policy, part, seen, advantages, self.of_learner(part))
        self.notes = {'distance': distance, 'entropy': -order, 'value_error': error}
        if self.exploiter is not None:
            more, distance, _ = self.policy_loss(self.exploiter, part, seen, advantages, self.of_exploiter(part))
            loss, self.notes['exploiter_distance'] = loss + more, distance
        for optimizer in self.optimizers.values():
            optimizer.zero_grad(set_to_none=True)
        (loss + error).backward()
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        for policy in (self.policy, self.exploiter):
            if policy is not None:
                nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        for optimizer in self.optimizers.values():
            optimizer.step()
        self.gradients += 1
        with torch.no_grad():
            keep = min(AVERAGING, self.gradients / (self.gradients + AVERAGED_PART))
            torch._foreach_lerp_(list(self.average.parameters()), list(self.policy.parameters()), 1 - keep)

    def policy_loss(self, policy, part, seen, advantages, own):
        """The loss of a policy over its own decisions, how far it is from the policy that played, and minus its entropy."""
        batch, rows = self.batch, own.reshape(-1).nonzero()[:, 0]
        actions = batch.actions[part].reshape(-1, 1)[rows].long()
        forbidden = ((batch.allowed[part].reshape(-1, 1)[rows] >> self.bits) & 1) == 0
        advantage = advantages[part].reshape(-1)[rows]
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=ON_GPU):
            logits = policy(seen[rows, :OBSERVED])
        chances = torch.log_softmax(logits.float().masked_fill(forbidden, -1e9), 1)
        old = torch.log_softmax(batch.logits[part].reshape(-1, ACTIONS)[rows].float().masked_fill(forbidden, -1e9), 1)
        change = (chances.gather(1, actions)[:, 0] - batch.log_chances[part].reshape(-1)[rows]).exp()
        gain = torch.minimum(change * advantage, change.clamp(1 - CLIP, 1 + CLIP) * advantage)
        shares = chances.exp()
        distance, order, gain = (each.sum() / max(1, len(rows)) for each in (shares * (chances - old), shares * chances, gain))
        return KEEP_TO_OLD * distance + self.entropy * order - gain, distance, order

    def sound_notes(self):
        """The notes of the last gradient; nothing is saved or told of nets that are lost."""
        notes = {name: round(value.item(), 4) for name, value in self.notes.items()}
        if not all(math.isfinite(note) for note in notes.values()):
            raise SystemExit(f'the nets are lost: {notes}')
        return notes

    def save(self):
        self.sound_notes()
        os.makedirs(self.given.out, exist_ok=True)
        for name in ('policy', 'critic', 'average', 'exploiter'):
            if getattr(self, name) is not None:
                torch.save(getattr(self, name).state_dict(), os.path.join(self.given.out, f'{name}.pt'))

    def report(self, seconds, fields):
        notes = self.sound_notes()
        decisions = self.updates * self.given.games * self.given.steps
        line = {'minutes': round(seconds / 60, 2), 'decisions': decisions, 'a_second': round(decisions / max(seconds, 1e-9))}
        line |= {'rate': self.rate, 'weight_of_win': round(self.weight_of_win, 3), **notes}
        if self.given.timings:
            line['seconds'] = {name: round(sum_, 1) for name, sum_ in self.clock.sums.items()}
        line['wins'] = results(self.average, fields, self.rivals, self.given.test_games)
        if self.exploiter is not None:
            line['wins'] |= results(self.exploiter, [], {'exploiter against it': self.average}, self.given.test_games)
        text = json.dumps(line)
        print(text, flush=True)
        with open(os.path.join(self.given.out, 'curve.jsonl'), 'a', encoding='utf8') as curve:
            curve.write(text + '\n')


def main():
    given = options()
    os.makedirs(given.out, exist_ok=True)
    trainer = Trainer(given)
    fields = ['equilibrium', 'adaptive', 'bidders 0.8', 'bidders 1.1']
    if given.exploit:
        fields = [given.against] if given.against else []
    start = tested = time.time()
    while (minutes := (time.time() - start) / 60) < given.minutes:
        part = max(0, minutes - given.critic_first) / (given.minutes - given.critic_first)
        trainer.update(given.begin + (given.end - given.begin) * part, minutes < given.critic_first)
        if ON_GPU and trainer.updates % 4 == 0:
            torch.cuda.synchronize()
        if trainer.updates == 1 or time.time() - tested > given.test_every:
            trainer.report(time.time() - start, fields)
            trainer.save()
            tested = time.time()
    trainer.save()
    trainer.report(time.time() - start, fields if given.exploit else FIELDS)


if __name__ == '__main__':
    main()
