"""Contests of a net against fields, in the batch's own games: every deal from every seat."""

import torch

from batch import ADAPTIVE, BIDDERS, CLASSIC, FROZEN_NETS, EQUILIBRIUM, MEDIUM, SEATS, Batch
from nets import playing_copy

FIELDS = {
    'equilibrium': (EQUILIBRIUM, 1),
    'medium': (MEDIUM, 1),
    'classic': (CLASSIC, 1),
    'adaptive': (ADAPTIVE, 1),
    'bidders 0.6': (BIDDERS, 0.6),
    'bidders 0.7': (BIDDERS, 0.7),
    'bidders 0.8': (BIDDERS, 0.8),
    'bidders 1.1': (BIDDERS, 1.1),
    'bidders 1.2': (BIDDERS, 1.2),
}

MOST_STEPS = 500


@torch.no_grad()
def win_share(net, seats, field, level=1.0, games=4096, seed=5, frozen=None):
    """The share of wins in per cent. With 4,096 games it is right to about 1.4 points, 95 times of 100."""
    batch = Batch(1, games=games // seats * seats, seed=seed, is_test=1, field=field, seats=seats, level=level)
    for step in range(MOST_STEPS):
        batch.play_on(net, frozen)
        if step % 20 == 19 and bool(batch.ended[0].all()):
            break
    else:
        raise RuntimeError('a game did not end')
    number = torch.arange(batch.settings.games, device=batch.outcomes.device)
    return 100 * batch.outcomes[0][number, SEATS + number % seats].mean().item()


def results(policy, fields=FIELDS, nets=None, games=4096):
    """By field: the shares of wins with 3, 4 and 5 players. `nets` are more fields, by what the curve calls them."""
    net = playing_copy(policy)
    found = {}
    for name in fields:
        found[name] = [win_share(net, seats, *FIELDS[name], games=games) for seats in (3, 4, 5)]
    for name, rival in (nets or {}).items():
        frozen = playing_copy(rival)
        found[name] = [win_share(net, seats, FROZEN_NETS, games=games, frozen=frozen) for seats in (3, 4, 5)]
    return {name: [round(share, 1) for share in shares] for name, shares in found.items()}
