"""Rounds nets to whole-number weights, writes them to the file that the bot reads, and names it by its hash. See wholeNets.py.

    python3 export.py --policy RUN/average.pt --judge RUN/judge.pt
    python3 export.py --policy RUN/average.pt --into FILE.bin
"""

import argparse
import glob
import hashlib
import json
import os

import numpy
import torch

from batch import ACTIONS, HERE, OBSERVED, Batch
from nets import Net, load_policy, new_policy, playing_copy
from wholeNets import FILES, FOLDER, LARGEST_INPUT, LAYERS, WholeLayer, WholeNet, file_of, shipped_nets

SOURCES = os.path.join(HERE, '..', 'packages', 'bots', 'src')
MODULE = os.path.join(SOURCES, 'master', 'weightsFile.ts')
TESTS = os.path.join(SOURCES, 'testing', 'master')
LARGEST_WEIGHT = 127
OBSERVATION_SCALE = 8 / LARGEST_INPUT
"""Observations lie within 8 either way."""
ROOM = 1.5
"""Activations may be this much larger than any that was seen here."""
DAMPING = 0.01
"""Added to the mean square of each input, as a part of the mean of all of them: some inputs are always 0."""
ANSWERED = 5
"""Of so many recorded observations the answers to one are recorded too."""


def policy_of(whole):
    policy = new_policy(len(whole.layers[0].biases))
    policy.load_state_dict(whole.net_weights())
    return policy


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


def rounded_layer(layer, input_scale, inputs):
    """`inputs` are such as the layer will have."""
    weights = layer.weight.detach().numpy().astype(numpy.float64)
    scales = numpy.maximum(numpy.abs(weights).max(1) / LARGEST_WEIGHT, 1e-12).astype(numpy.float32)
    biases = layer.bias.detach().numpy().astype(numpy.float32)
    return WholeLayer(input_scale, scales, biases, whole_weights(weights, scales.astype(numpy.float64), inputs))


def rounded(net, seen):
    """Layer by layer, each for the inputs that the rounded ones before it give."""
    whole, inputs = WholeNet([]), seen.numpy().astype(numpy.float64)
    for number, (name, scale) in enumerate(zip(LAYERS, input_scales(net, seen))):
        whole.layers.append(rounded_layer(getattr(net, name), scale, inputs))
        inputs = whole.after(number, inputs)
    return whole


@torch.no_grad()
def tell_policy(policy, whole, seen, allowed):
    """Says how far rounding moves what the policy says."""
    exact = torch.log_softmax(policy(seen).masked_fill(~allowed, -1e9), 1)
    moved = torch.tensor(whole(seen.numpy().astype(numpy.float64))).masked_fill(~allowed, -1e9).log_softmax(1)
    distance = (exact.exp() * (exact - moved)).sum(1)
    same = (exact.argmax(1) == moved.argmax(1)).double().mean()
    print(f'policy: a mean KL of {distance.mean():.5f}, {100 * same:.1f} % with the same likeliest action')


@torch.no_grad()
def tell_judge(judge, whole, seen):
    error = numpy.abs(judge(seen).numpy() - whole(seen.numpy().astype(numpy.float64)))
    print(f'judge: {error.mean():.4f} on average, {error.max():.3f} at most')


def ship(content):
    """In place of the file that ships now. Says its name."""
    digest = hashlib.sha256(content).hexdigest()
    name = f'master-{digest[:16]}.bin'
    with open(os.path.join(FOLDER, name), 'wb') as file:
        file.write(content)
    for old in glob.glob(os.path.join(FOLDER, FILES)):
        if os.path.basename(old) != name:
            os.remove(old)
    with open(MODULE, 'w', encoding='utf8') as file:
        file.write(
            '/* Written with the file itself, which it names. */\n\nexport const MASTER_WEIGHTS = {\n'
            f"  name: '{name}',\n  bytes: {len(content)},\n  sha256: '{digest}',\n}} as const\n"
        )
    return name


def record_answers(nets, name):
    """What the nets say of some recorded observations, for the bots' tests to compare with."""
    with open(os.path.join(TESTS, 'vectors.jsonl'), encoding='utf8') as lines:
        observations = [each for line in lines for each in json.loads(line)['observations']]
    answers = []
    for number in range(0, len(observations), ANSWERED):
        cells = numpy.zeros(OBSERVED)
        for cell, value in observations[number]['cells'].items():
            cells[int(cell)] = value
        logits, values = (net(cells[None])[0].tolist() for net in nets)
        answers.append({'vector': number, 'logits': logits, 'values': values})
    with open(os.path.join(TESTS, 'logits.json'), 'w', encoding='utf8') as out:
        json.dump({'weights': name, 'answers': answers}, out)
        out.write('\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--policy', help='without it, that of the file that ships stays as it is, to the last digit')
    parser.add_argument('--judge', help='likewise')
    parser.add_argument('--into', help='writes this file alone, for the arena, and leaves what ships as it is')
    given = parser.parse_args()
    if given.policy is None and given.judge is None:
        parser.error('there is nothing new to write without a --policy or a --judge')
    whole_policy, whole_judge = (None, None) if given.policy and given.judge else shipped_nets()
    playing = playing_copy(load_policy(given.policy) if given.policy else policy_of(whole_policy))
    seen, _ = positions(playing, seed=99)
    # Of positions that had no part in rounding.
    others, allowed = positions(playing, seed=100)
    if given.policy:
        policy = load_net(given.policy)
        whole_policy = rounded(policy, seen)
        tell_policy(policy, whole_policy, others, allowed)
    if given.judge:
        judge = load_net(given.judge)
        whole_judge = rounded(judge, seen)
        tell_judge(judge, whole_judge, others)
    content = file_of(whole_policy, whole_judge)
    if given.into:
        with open(given.into, 'wb') as file:
            file.write(content)
        return
    name = ship(content)
    print(f'{name}: {len(content)} bytes')
    record_answers((whole_policy, whole_judge), name)


if __name__ == '__main__':
    main()
