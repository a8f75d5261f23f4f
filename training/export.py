"""Writes nets with whole-number weights to the file that the bot reads, and names it by its hash. See packages/bots/src/master/netFile.ts.

    python3 export.py RUN/average.pt RUN/judge.pt
"""

import argparse
import glob
import hashlib
import json
import os
import struct

import numpy
import torch

from batch import HERE, OBSERVED, Batch
from nets import Net

MAGIC, VERSION = b'MAON', 1
LARGEST_WEIGHT, LARGEST_INPUT = 127, 4095
"""Observations lie within 8 either way."""
OBSERVATION_SCALE = 8 / LARGEST_INPUT
"""Activations may be this much larger than any that was seen here."""
ROOM = 1.5
"""Of so many recorded observations the answers to one are recorded too."""
ANSWERED = 5
LAYERS = ('first', 'second', 'third', 'last')


def load_net(path):
    weights = torch.load(path, map_location='cpu')
    net = Net(weights['first.weight'].shape[1], weights['first.weight'].shape[0], weights['last.weight'].shape[0])
    net.load_state_dict(weights)
    return net.float().eval()


@torch.no_grad()
def positions(policy, steps=48, games=256):
    """Observations of games that a policy plays with itself and with scripts."""
    batch = Batch(steps, games=games, seed=99, scripted=0.5)
    for _ in range(4):
        batch.play(policy)
        batch.begin_again()
    return batch.observations[:steps, :, :OBSERVED].reshape(-1, OBSERVED).float()


@torch.no_grad()
def input_scales(net, seen):
    """By layer: what one unit of its whole-number inputs stands for."""
    scales, hidden = [OBSERVATION_SCALE], torch.relu(net.first(seen))
    for layer in (net.second, net.third):
        scales.append(ROOM * hidden.max().item() / LARGEST_INPUT)
        hidden = hidden + torch.relu(layer(hidden))
    return [float(numpy.float32(scale)) for scale in [*scales, ROOM * hidden.max().item() / LARGEST_INPUT]]


class WholeLayer:
    def __init__(self, layer, input_scale):
        weights = layer.weight.detach().numpy().astype(numpy.float64)
        self.input_scale = numpy.float32(input_scale)
        self.scales = numpy.maximum(numpy.abs(weights).max(1) / LARGEST_WEIGHT, 1e-12).astype(numpy.float32)
        self.weights = numpy.rint(weights / self.scales[:, None]).clip(-LARGEST_WEIGHT, LARGEST_WEIGHT).astype(numpy.int8)
        self.biases = layer.bias.detach().numpy().astype(numpy.float32)

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
    """A net with whole-number weights, computed as the bot computes it."""

    def __init__(self, net, seen):
        self.layers = [WholeLayer(getattr(net, name), scale) for name, scale in zip(LAYERS, input_scales(net, seen))]

    def __call__(self, inputs):
        first, second, third, last = self.layers
        hidden = numpy.maximum(first(inputs), 0)
        hidden = hidden + numpy.maximum(second(hidden), 0)
        hidden = hidden + numpy.maximum(third(hidden), 0)
        return last(hidden)

    def bytes(self):
        rows, columns = self.layers[0].weights.shape
        sizes = struct.pack('<III', columns, rows, self.layers[-1].weights.shape[0])
        return sizes + b''.join(layer.bytes() for layer in self.layers)


def write(nets, folder, module):
    content = MAGIC + struct.pack('<II', VERSION, len(nets)) + b''.join(net.bytes() for net in nets)
    digest = hashlib.sha256(content).hexdigest()
    name = f'master-{digest[:16]}.bin'
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name), 'wb') as file:
        file.write(content)
    for old in glob.glob(os.path.join(folder, 'master-*.bin')):
        if os.path.basename(old) != name:
            os.remove(old)
    with open(module, 'w', encoding='utf8') as file:
        file.write(
            '/* Written with the file itself, which it names. */\n\nexport const MASTER_WEIGHTS = {\n'
            f"  name: '{name}',\n  bytes: {len(content)},\n  sha256: '{digest}',\n}} as const\n"
        )
    return name, len(content)


def record_answers(nets, name, vectors, file):
    """What the nets say of some recorded observations, for the bots' tests to compare with."""
    with open(vectors, encoding='utf8') as lines:
        observations = [each for line in lines for each in json.loads(line)['observations']]
    answers = []
    for number in range(0, len(observations), ANSWERED):
        cells = numpy.zeros(OBSERVED)
        for cell, value in observations[number]['cells'].items():
            cells[int(cell)] = value
        logits, values = (net(cells[None])[0].tolist() for net in nets)
        answers.append({'vector': number, 'logits': logits, 'values': values})
    with open(file, 'w', encoding='utf8') as out:
        json.dump({'weights': name, 'answers': answers}, out)
        out.write('\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('policy')
    parser.add_argument('judge')
    bots = os.path.join(HERE, '..', 'packages', 'bots')
    parser.add_argument('--folder', default=os.path.join(bots, 'weights'))
    parser.add_argument('--module', default=os.path.join(bots, 'src', 'master', 'weightsFile.ts'))
    parser.add_argument('--tests', default=os.path.join(bots, 'src', 'testing', 'master'))
    given = parser.parse_args()
    policy, judge = load_net(given.policy), load_net(given.judge)
    seen = positions(policy)
    nets = [WholeNet(net, seen) for net in (policy, judge)]
    for name, net, whole in zip(('policy', 'judge'), (policy, judge), nets):
        with torch.no_grad():
            error = numpy.abs(net(seen).numpy() - whole(seen.numpy().astype(numpy.float64)))
        print(f'{name}: rounding moves outputs by {error.mean():.4f} on average, by {error.max():.3f} at most')
    name, size = write(nets, given.folder, given.module)
    print(f'{name}: {size} bytes')
    record_answers(nets, name, os.path.join(given.tests, 'vectors.jsonl'), os.path.join(given.tests, 'logits.json'))


if __name__ == '__main__':
    main()
