"""Nets with whole-number weights, and the file of them that the bot reads. See packages/bots/src/master/netFile.ts."""

import glob
import os
import struct

import numpy
import torch

from batch import HERE

MAGIC, VERSION, NETS = b'MAON', 1, 2
LAYERS = ('first', 'second', 'third', 'last')
LARGEST_INPUT = 4095
FOLDER = os.path.join(HERE, '..', 'packages', 'bots', 'weights')
FILES = 'master-*.bin'


class WholeLayer:
    """An input counts in steps of `input_scale`, a weight in steps of its row's scale."""

    def __init__(self, input_scale, scales, biases, weights):
        self.input_scale, self.scales, self.biases, self.weights = numpy.float32(input_scale), scales, biases, weights

    def __call__(self, inputs):
        scale = numpy.float64(self.input_scale)
        whole = numpy.floor(inputs / scale + 0.5).clip(-LARGEST_INPUT, LARGEST_INPUT)
        return whole @ self.weights.T.astype(numpy.float64) * (scale * self.scales.astype(numpy.float64)) + self.biases

    def bytes(self):
        rows, columns = self.weights.shape
        parts = [struct.pack('<IIf', columns, rows, self.input_scale), self.scales.tobytes(), self.biases.tobytes()]
        weights = self.weights.T.tobytes()
        return b''.join([*parts, weights, b'\0' * (-len(weights) % 4)])


class WholeNet:
    """Computes as the bot does: the second and third layer have a short cut."""

    def __init__(self, layers):
        self.layers = layers

    def __call__(self, inputs):
        for number in range(len(LAYERS)):
            inputs = self.after(number, inputs)
        return inputs

    def after(self, number, inputs):
        """What a layer makes of its inputs."""
        outputs = self.layers[number](inputs)
        if number == len(LAYERS) - 1:
            return outputs
        return numpy.maximum(outputs, 0) + (inputs if number > 0 else 0)

    def bytes(self):
        rows, columns = self.layers[0].weights.shape
        sizes = struct.pack('<III', columns, rows, self.layers[-1].weights.shape[0])
        return sizes + b''.join(layer.bytes() for layer in self.layers)

    def net_weights(self):
        """The weights as a net of nets.py has them."""
        weights = {}
        for name, layer in zip(LAYERS, self.layers):
            weights[f'{name}.weight'] = torch.tensor(layer.weights * layer.scales[:, None])
            weights[f'{name}.bias'] = torch.tensor(layer.biases)
        return weights


class _Reader:
    def __init__(self, content):
        self.content, self.at = content, 0

    def numbers(self, layout):
        found = struct.unpack_from(f'<{layout}', self.content, self.at)
        self.at += struct.calcsize(f'<{layout}')
        return found

    def array(self, kind, count):
        found = numpy.frombuffer(self.content, kind, count, self.at).copy()
        self.at += found.nbytes
        return found

    def layer(self):
        columns, rows, input_scale = self.numbers('IIf')
        scales, biases = self.array('<f4', rows), self.array('<f4', rows)
        weights = self.array('i1', columns * rows).reshape(columns, rows).T
        self.at += -self.at % 4
        return WholeLayer(input_scale, scales, biases, weights)

    def net(self):
        self.numbers('III')
        return WholeNet([self.layer() for _ in LAYERS])


def file_of(policy, judge):
    """The content of a file of nets."""
    return MAGIC + struct.pack('<II', VERSION, NETS) + policy.bytes() + judge.bytes()


def shipped_nets():
    """The policy and the judge of the file that ships."""
    [file] = glob.glob(os.path.join(FOLDER, FILES))
    with open(file, 'rb') as content:
        reader = _Reader(content.read())
    if reader.content[: len(MAGIC)] != MAGIC:
        raise SystemExit(f'{file} is no file of nets')
    reader.at = len(MAGIC)
    if reader.numbers('II') != (VERSION, NETS):
        raise SystemExit(f'{file} is of another version, or has other nets')
    policy, judge = reader.net(), reader.net()
    if reader.at != len(reader.content):
        raise SystemExit(f'{file} goes on after its last net')
    return policy, judge
