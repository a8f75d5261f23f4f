"""Teaches a net to play as `hard` does, from what recordHard.mjs recorded: a rival for the master to train against.

    python3 imitate.py LESSONS... --load RUN/average.pt --out runs/hard.pt
"""

import argparse
import json
import math
import os
import time

import numpy
import torch
from torch import nn

from batch import ACTIONS, DEVICE, OBSERVED
from nets import load_policy
from trials import results

LESSON = numpy.dtype([('cells', '<i2', OBSERVED), ('action', '<i2'), ('allowed', '<u8')])
"""See packages/bots/src/imitation/lesson.ts."""
CELL_UNIT = 1 / 4096
DECISIONS = ('card', 'second', 'open', 'once', 'sealed', 'price', 'purchase')
AT_PHASE = 7
"""Where an observation says what is to be decided; see rules/observation.h."""
KEPT_FOR_TEST = 0.05
"""The share of each record, its end, that is kept for the test: most of those games are in no other part."""
TEST_GAMES = 600
BATCH = 1024
FIRST_RATE, LAST_RATE = 5e-4, 2e-5
WEIGHT_DECAY = 0.02


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('lessons', nargs='+')
    parser.add_argument('--load', required=True, help='a policy to begin with, which knows the game; it plays the pupil at the end')
    parser.add_argument('--sharpness', type=float, default=1, help='more: the pupil prefers what it thinks likely')
    parser.add_argument('--out', required=True)
    parser.add_argument('--epochs', type=int, default=4)
    parser.add_argument('--seed', type=int, default=1)
    return parser.parse_args()


class Lessons:
    def __init__(self, records):
        self.cells = torch.from_numpy(records['cells'].copy())
        self.actions = torch.from_numpy(records['action'].astype(numpy.int64))
        self.allowed = torch.from_numpy(records['allowed'].astype(numpy.int64))
        self.bits = torch.arange(ACTIONS)

    def __len__(self):
        return len(self.actions)

    def losses(self, net, chosen):
        """By lesson: the logarithm of the chance that the net gives to what was done, and whether it thinks that likeliest."""
        cells = (self.cells[chosen].float() * CELL_UNIT).to(DEVICE)
        allowed = ((self.allowed[chosen, None] >> self.bits) & 1).bool().to(DEVICE)
        actions = self.actions[chosen].to(DEVICE)
        chances = torch.log_softmax(net(cells).masked_fill(~allowed, -1e9), 1)
        return -chances.gather(1, actions[:, None])[:, 0], chances.argmax(1) == actions


def lessons_in(file):
    """The last one may have been cut off."""
    lessons = numpy.fromfile(file, LESSON, count=os.path.getsize(file) // LESSON.itemsize)
    actions = lessons['action'].astype(numpy.uint64)
    if not (lessons['allowed'] >> actions & numpy.uint64(1)).all():
        raise SystemExit(f'{file} has lessons whose action was not allowed: it was recorded with other cells than the nets have now')
    return lessons


def read(files):
    records = [lessons_in(file) for file in files]
    ends = [int(len(record) * (1 - KEPT_FOR_TEST)) for record in records]
    parts = zip(*((record[:end], record[end:]) for record, end in zip(records, ends)))
    return [Lessons(numpy.concatenate(part)) for part in parts]


@torch.no_grad()
def test(net, lessons):
    """By decision: the mean loss, and how often in per cent the likeliest is what was done."""
    parts = [lessons.losses(net, slice(first, first + 8192)) for first in range(0, len(lessons), 8192)]
    losses, hits = (torch.cat(each).float() for each in zip(*parts))
    decision = lessons.cells[:, AT_PHASE : AT_PHASE + len(DECISIONS)].argmax(1)
    found = {'loss': round(losses.mean().item(), 4)}
    for number, name in enumerate(DECISIONS):
        here = decision == number
        if here.any():
            found[name] = [round(losses[here].mean().item(), 3), round(100 * hits[here].mean().item(), 1), int(here.sum())]
    return found


def main():
    given = options()
    torch.manual_seed(given.seed)
    policy, net = load_policy(given.load), load_policy(given.load)
    learnt, kept = read(given.lessons)
    print(json.dumps({'lessons': len(learnt), 'before': test(net, kept)}), flush=True)
    optimizer = torch.optim.AdamW(net.parameters(), lr=FIRST_RATE, weight_decay=WEIGHT_DECAY)
    steps, step, start = given.epochs * (len(learnt) // BATCH), 0, time.time()
    for epoch in range(given.epochs):
        order = torch.randperm(len(learnt))
        for first in range(0, len(learnt) // BATCH * BATCH, BATCH):
            rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * (0.5 + 0.5 * math.cos(math.pi * step / steps))
            for group in optimizer.param_groups:
                group['lr'] = rate
            loss = learnt.losses(net, order[first : first + BATCH])[0].mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            step += 1
        print(json.dumps({'epoch': epoch + 1, 'minutes': round((time.time() - start) / 60, 1), 'test': test(net, kept)}), flush=True)
    with torch.no_grad():
        net.last.weight.mul_(given.sharpness)
        net.last.bias.mul_(given.sharpness)
    torch.save(net.state_dict(), given.out)
    print(json.dumps({'wins of the policy': results(policy, [], {'imitated hard': net}, TEST_GAMES)}), flush=True)


if __name__ == '__main__':
    main()
