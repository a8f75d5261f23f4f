"""The nets: what to do, what a position is worth to somebody who sees everything, and what it is worth to a seat."""

import torch
import torch.nn.functional as functional
from torch import nn

from batch import ACTIONS, DEVICE, HALF, OBSERVED, SEATS, SEEN_BY_CRITIC


class Net(nn.Module):
    """Three layers, the second and third beside a short cut."""

    def __init__(self, inputs, width, outputs):
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.third = nn.Linear(width, width)
        self.last = nn.Linear(width, outputs)
        with torch.no_grad():
            self.last.weight.mul_(0.1)

    def forward(self, inputs):
        hidden = functional.relu(self.first(inputs))
        hidden = hidden + functional.relu(self.second(hidden))
        hidden = hidden + functional.relu(self.third(hidden))
        return self.last(hidden)


def new_policy(width=512):
    return Net(OBSERVED, width, ACTIONS).to(DEVICE)


def load_policy(file):
    weights = torch.load(file, map_location=DEVICE)
    policy = new_policy(weights['first.weight'].shape[0])
    policy.load_state_dict(weights)
    return policy


def new_critic(width=768):
    return Net(SEEN_BY_CRITIC, width, 2 * SEATS).to(DEVICE)


def new_judge(width=256):
    return Net(OBSERVED, width, 2 * SEATS).to(DEVICE)


def halved(net, make):
    """A copy in half precision, for playing."""
    copy = make().to(HALF)
    copy_weights(copy, net)
    return copy


def playing_copy(policy):
    """A policy in half precision."""
    return halved(policy, lambda: new_policy(policy.first.out_features))


@torch.no_grad()
def copy_weights(to, net):
    torch._foreach_copy_(list(to.parameters()), list(net.parameters()))


def value_of(outputs, present):
    """Margins, then wins as shares, of the seats that are there."""
    outputs = outputs.float()
    wins = torch.softmax(outputs[:, SEATS:].masked_fill(~present, -1e9), 1)
    return torch.cat([outputs[:, :SEATS] * present, wins], 1)


def value_loss(outputs, targets, present):
    outputs = outputs.float()
    log_wins = torch.log_softmax(outputs[:, SEATS:].masked_fill(~present, -1e9), 1).masked_fill(~present, 0)
    margins = functional.smooth_l1_loss(outputs[:, :SEATS], targets[:, :SEATS], reduction='none') * present
    return margins.sum(1).mean() - (targets[:, SEATS:] * log_wins).sum(1).mean()
