"""Reads the nets back from the file that ships, so that training can go on from there. Their weights come back rounded, and there is no critic.

    python3 restore.py --out runs/shipped
"""

import argparse
import glob
import os
import struct

import numpy
import torch

from batch import HERE
from export import LAYERS, MAGIC, VERSION

WEIGHTS = os.path.join(HERE, '..', 'packages', 'bots', 'weights', 'master-*.bin')
NETS = ('average', 'judge')
"""In the order of the file, under the names that the other commands look for."""


class Reader:
    def __init__(self, content):
        self.content, self.at = content, 0

    def numbers(self, layout):
        found = struct.unpack_from(f'<{layout}', self.content, self.at)
        self.at += struct.calcsize(f'<{layout}')
        return found

    def array(self, kind, count):
        found = numpy.frombuffer(self.content, kind, count, self.at)
        self.at += found.nbytes
        return found

    def net(self):
        self.numbers('III')
        weights = {}
        for name in LAYERS:
            columns, rows, _ = self.numbers('IIf')
            scales, biases = self.array('<f4', rows), self.array('<f4', rows)
            whole = self.array('i1', columns * rows).reshape(columns, rows)
            self.at += -self.at % 4
            weights[f'{name}.weight'] = torch.tensor((whole * scales).T.copy())
            weights[f'{name}.bias'] = torch.tensor(biases.copy())
        return weights


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--out', required=True)
    given = parser.parse_args()
    [file] = glob.glob(WEIGHTS)
    with open(file, 'rb') as content:
        reader = Reader(content.read())
    if reader.content[: len(MAGIC)] != MAGIC:
        raise SystemExit(f'{file} is no file of nets')
    reader.at = len(MAGIC)
    if reader.numbers('II') != (VERSION, len(NETS)):
        raise SystemExit(f'{file} is of another version, or has other nets')
    nets = {name: reader.net() for name in NETS}
    if reader.at != len(reader.content):
        raise SystemExit(f'{file} goes on after its last net')
    os.makedirs(given.out, exist_ok=True)
    for name, net in nets.items():
        torch.save(net, os.path.join(given.out, f'{name}.pt'))


if __name__ == '__main__':
    main()
