"""Reads the nets back from the file that ships, so that training can go on from there. Their weights come back rounded, and there is no critic.

    python3 restore.py --out runs/shipped
"""

import argparse
import os

import torch

from wholeNets import shipped_nets


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--out', required=True)
    given = parser.parse_args()
    policy, judge = shipped_nets()
    os.makedirs(given.out, exist_ok=True)
    # Under the names that the other commands look for.
    for name, net in (('average', policy), ('judge', judge)):
        torch.save(net.net_weights(), os.path.join(given.out, f'{name}.pt'))


if __name__ == '__main__':
    main()
