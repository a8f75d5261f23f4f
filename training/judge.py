"""Trains the judge: what a position is worth to everybody, as one seat sees it, when a policy plays. Then tests its word.

    python3 judge.py --policy RUN/average.pt --minutes 3 --out RUN
"""

import argparse
import json
import math
import os
import time

import torch

from batch import DEVICE, HALF, OBSERVED, ON_GPU, SEATS, Batch, seats_present
from nets import copy_weights, halved, load_policy, new_judge, playing_copy, value_loss, value_of

DISCOUNT = 0.98
FIRST_RATE, REFRESHING_RATE, LAST_RATE = 1e-3, 2e-4, 2e-5
"""The rate to begin with, and for a judge that only has to follow a new policy."""
AVERAGING = 0.999
SEASONS = slice(3, 7)
"""Where an observation says which season it is; see AT_ROUND in rules/observation.h."""


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--policy', required=True)
    parser.add_argument('--minutes', type=float, default=3)
    parser.add_argument('--load', default='', help='a judge to go on from; with no minutes at all it is only tested')
    parser.add_argument('--out', required=True)
    parser.add_argument('--games', type=int, default=32768)
    parser.add_argument('--steps', type=int, default=64)
    parser.add_argument('--width', type=int, default=288)
    parser.add_argument('--scripted', type=float, default=0.5)
    parser.add_argument('--seed', type=int, default=71)
    given = parser.parse_args()
    if given.minutes == 0 and not given.load:
        parser.error('--minutes 0 tests a judge: --load says which')
    return given


@torch.no_grad()
def worth(judge, batch):
    """What the judge says of all recorded views, by step and game."""
    steps, games = batch.views.shape[:2]
    values = torch.empty(steps, games, 2 * SEATS, device=DEVICE)
    for step in range(steps):
        values[step] = value_of(judge(batch.views[step].to(HALF)), seats_present(batch.viewers[step]))
    return values


def train(given, policy):
    first_rate = REFRESHING_RATE if given.load else FIRST_RATE
    judge, average = new_judge(given.width), new_judge(given.width)
    if given.load:
        judge.load_state_dict(torch.load(given.load, map_location=DEVICE))
    copy_weights(average, judge)
    batch = Batch(given.steps, games=given.games, seed=given.seed, records_views=1, scripted=given.scripted)
    optimizer = torch.optim.Adam(judge.parameters(), lr=first_rate, fused=ON_GPU)
    start, updates, gradients = time.time(), 0, 0
    while (seconds := time.time() - start) < 60 * given.minutes:
        part = seconds / (60 * given.minutes)
        rate = LAST_RATE + (first_rate - LAST_RATE) * (0.5 + 0.5 * math.cos(math.pi * part))
        for group in optimizer.param_groups:
            group['lr'] = rate
        with torch.no_grad():
            batch.play(policy)
            values = worth(halved(judge, lambda: new_judge(given.width)), batch)
            _, targets = batch.returns(values, batch.viewers, DISCOUNT, 1)
        for first in torch.randperm(given.steps // 4).mul(4).tolist():
            chosen = slice(first, first + 4)
            with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=ON_GPU):
                outputs = judge(batch.views[chosen].reshape(-1, OBSERVED).to(HALF))
            error = value_loss(outputs, targets[chosen].reshape(-1, 2 * SEATS), seats_present(batch.viewers[chosen].reshape(-1)))
            optimizer.zero_grad(set_to_none=True)
            error.backward()
            torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
            optimizer.step()
            gradients += 1
            keep = min(AVERAGING, (gradients + 10) / (gradients + 100))
            with torch.no_grad():
                torch._foreach_lerp_(list(average.parameters()), list(judge.parameters()), 1 - keep)
        batch.begin_again()
        updates += 1
        if updates % 20 == 1:
            print(json.dumps({'minutes': round((time.time() - start) / 60, 2), 'error': round(error.item(), 4)}), flush=True)
    return average


@torch.no_grad()
def test(judge, policy, given, games=8192, steps=400):
    """What the judge said of games that it had not seen, held against how they ended."""
    batch = Batch(steps, games=min(games, given.games), seed=given.seed + 1000003, records_views=1, scripted=given.scripted)
    batch.play(policy)
    said = worth(halved(judge, lambda: new_judge(judge.first.out_features)), batch)[:-1]
    _, ends = batch.returns(torch.zeros(steps + 1, batch.settings.games, 2 * SEATS, device=DEVICE), batch.viewers, 1, 1)
    is_known = batch.ended.flip(0).cumsum(0).flip(0) > 0
    # A game that had already begun when the record began is whole; the last of a slot may not be.
    views = batch.views[:-1][is_known].float()
    said, ends = said[is_known], ends[is_known]
    present = seats_present(batch.viewers[:-1][is_known])
    found = {'positions': len(views), 'seasons': [], 'reliability': []}
    season = views[:, SEASONS].argmax(1)
    for number in range(4):
        here = season == number
        margins = (said[here][:, :SEATS] - ends[here][:, :SEATS])[present[here]]
        wins = (said[here][:, SEATS:] - ends[here][:, SEATS:])[present[here]]
        spread = ends[here][:, :SEATS][present[here]]
        chance = 1 / present[here].sum(1, keepdim=True)
        guess = (chance - ends[here][:, SEATS:])[present[here]]
        found['seasons'].append(
            {
                'season': number + 1,
                'positions': int(here.sum()),
                'margin_error': round(100 * margins.abs().mean().item(), 1),
                'margin_bias': round(100 * (margins.mean()).item(), 2),
                'margin_explained': round(1 - (margins.var() / spread.var()).item(), 3),
                'brier': round(wins.square().mean().item(), 4),
                'brier_of_chance': round(guess.square().mean().item(), 4),
            }
        )
    shares, won = said[:, SEATS:][present], ends[:, SEATS:][present]
    for tenth in range(10):
        here = (shares >= tenth / 10) & (shares < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            found['reliability'].append([round(shares[here].mean().item(), 3), round(won[here].mean().item(), 3), int(here.sum())])
    return found


def main():
    given = options()
    os.makedirs(given.out, exist_ok=True)
    policy = playing_copy(load_policy(given.policy))
    judge = train(given, policy)
    if given.minutes > 0:
        torch.save(judge.state_dict(), os.path.join(given.out, 'judge.pt'))
    found = test(judge, policy, given)
    print(json.dumps(found), flush=True)
    with open(os.path.join(given.out, 'judge.json'), 'w', encoding='utf8') as file:
        json.dump(found, file, indent=2)


if __name__ == '__main__':
    main()
