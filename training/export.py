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

from batch import ACTIONS, HERE, OBSERVED, Batch
from nets import Net, load_policy, playing_copy

MAGIC, VERSION = b'MAON', 1
LARGEST_WEIGHT, LARGEST_INPUT = 127, 4095
OBSERVATION_SCALE = 8 / LARGEST_INPUT
"""Observations lie within 8 either way."""
ROOM = 1.5
"""Activations may be this much larger than any that was seen here."""
DAMPING = 0.01
"""Added to the mean square of each input, as a part of the mean of all of them: some inputs are always 0."""
ANSWERED = 5
"""Of so many recorded observations the answers to one are recorded too."""
LAYERS = ('first', 'second', 'third', 'last')


def load_net(path):
    weights = torch.load(path, map_location='cpu')
    net = Net(weights['first.weight'].shape[1], weights['first.weight'].shape[0], weights['last.weight'].shape[0])
    net.load_state_dict(weights)
    return net.float().eval()


@torch.no_grad()
def positions(policy, seed, steps=48, games=256):
    """Observations of games that a policy plays with itself and with scripts, and the actions that were allowed."""
    batch = Batch(steps, games=games, seed=seed, scripted=0.5)
    for _ in range(4):
        batch.play(policy)
        batch.begin_again()
    allowed = batch.allowed[:steps].cpu().reshape(-1, 1) >> torch.arange(ACTIONS) & 1
    return batch.observations[:steps, :, :OBSERVED].cpu().reshape(-1, OBSERVED).float(), allowed.bool()


@torch.no_grad()
def input_scales(net, seen):
    """By layer: what one unit of its whole-number inputs stands for."""
    scales, hidden = [OBSERVATION_SCALE], torch.relu(net.first(seen))
    for layer in (net.second, net.third):
        scales.append(ROOM * hidden.max().item() / LARGEST_INPUT)
        hidden = hidden + torch.relu(layer(hidden))
    return [float(numpy.float32(scale)) for scale in [*scales, ROOM * hidden.max().item() / LARGEST_INPUT]]


def whole_weights(weights, scales, inputs):
    """
    Weights as steps of their row's scale. One column is rounded after the other, and the columns that are left make up for it
    as far as their inputs go together with its own (the method is known as GPTQ); README.md says what that gains.
    """
    together = inputs.T @ inputs / len(inputs)
    together += numpy.eye(len(together)) * DAMPING * numpy.diag(together).mean()
    making_up = numpy.linalg.cholesky(numpy.linalg.inv(together)).T
    left, whole = weights.copy(), numpy.empty(weights.shape, numpy.int8)
    for column, shares in enumerate(making_up):
        whole[:, column] = numpy.rint(left[:, column] / scales).clip(-LARGEST_WEIGHT, LARGEST_WEIGHT)
        error = left[:, column] - whole[:, column] * scales
        left[:, column:] -= numpy.outer(error / shares[column], shares[column:])
    return whole


class WholeLayer:
    """`inputs` are such as the layer will have."""

    def __init__(self, layer, input_scale, inputs):
        weights = layer.weight.detach().numpy().astype(numpy.float64)
        self.input_scale = numpy.float32(input_scale)
        self.scales = numpy.maximum(numpy.abs(weights).max(1) / LARGEST_WEIGHT, 1e-12).astype(numpy.float32)
        self.weights = whole_weights(weights, self.scales.astype(numpy.float64), inputs)
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
        self.layers, inputs = [], seen.numpy().astype(numpy.float64)
        for name, scale in zip(LAYERS, input_scales(net, seen)):
            self.layers.append(WholeLayer(getattr(net, name), scale, inputs))
            inputs = self.after(len(self.layers) - 1, inputs)

    def __call__(self, inputs):
        for number in range(len(LAYERS)):
            inputs = self.after(number, inputs)
        return inputs

    def after(self, number, inputs):
        """What a layer makes of its inputs: the second and third have a short cut."""
        outputs = self.layers[number](inputs)
        if number == len(LAYERS) - 1:
            return outputs
        return numpy.maximum(outputs, 0) + (inputs if number > 0 else 0)

    def bytes(self):
        rows, columns = self.layers[0].weights.shape
        sizes = struct.pack('<III', columns, rows, self.layers[-1].weights.shape[0])
        return sizes + b''.join(layer.bytes() for layer in self.layers)


@torch.no_grad()
def tell_rounding(policy, judge, whole_policy, whole_judge, seen, allowed):
    """Says how far rounding moves what the nets say."""
    exact = torch.log_softmax(policy(seen).masked_fill(~allowed, -1e9), 1)
    whole = torch.tensor(whole_policy(seen.numpy().astype(numpy.float64))).masked_fill(~allowed, -1e9).log_softmax(1)
    distance = (exact.exp() * (exact - whole)).sum(1)
    same = (exact.argmax(1) == whole.argmax(1)).double().mean()
    print(f'policy: a mean KL of {distance.mean():.5f}, {100 * same:.1f} % with the same likeliest action')
    error = numpy.abs(judge(seen).numpy() - whole_judge(seen.numpy().astype(numpy.float64)))
    print(f'judge: {error.mean():.4f} on average, {error.max():.3f} at most')


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
    playing = playing_copy(load_policy(given.policy))
    seen, _ = positions(playing, seed=99)
    nets = [WholeNet(net, seen) for net in (policy, judge)]
    # Of positions that had no part in rounding.
    tell_rounding(policy, judge, *nets, *positions(playing, seed=100))
    name, size = write(nets, given.folder, given.module)
    print(f'{name}: {size} bytes')
    record_answers(nets, name, os.path.join(given.tests, 'vectors.jsonl'), os.path.join(given.tests, 'logits.json'))


if __name__ == '__main__':
    main()
