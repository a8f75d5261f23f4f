"""Plays a seat at a table online, paying up to 12 for a lot: MODERN_ART_TOKEN=... python3 bot.py https://example.org ABCDEFGH

It needs Python 3.9 or newer and nothing else. What is said: docs/outside-bots.md.
"""

import json
import os
import sys
import time
import uuid

from table_socket import TableSocket


def decide(screen):
    seat, choices = screen["view"]["seat"], screen["choices"]
    fits = [each for each in choices if each.get("min", each.get("price", 0)) <= 12]
    choice = (fits or choices[-1:])[0]
    action = {"type": choice["type"], "seat": seat}
    if "cards" in choice:
        action["card"] = choice["cards"][0]
    if choice["type"] in ("bid", "submit_bid"):
        action["amount"] = min(12, choice["max"])
    if choice["type"] == "set_price":
        action["price"] = min(12, choice["max"])
    return action


class Bot:
    def __init__(self, socket):
        self.socket = socket
        self.screen = None
        self.asked = None
        self.is_seated = False

    def send(self, **command):
        self.socket.send("command", {"id": str(uuid.uuid4()), **command})

    def attend(self, party, chair):
        self.is_seated = chair is not None
        if party["stage"] != "waiting" or party["deal"]["stage"] != "open":
            return
        if not self.is_seated:
            self.send(type="sit", chair=None)
        elif not party["chairs"][chair]["ready"]:
            self.send(type="be_ready", ready=True)

    def update(self, revision, changes):
        if revision != self.screen["revision"] + 1:
            self.send(type="resync")
            return
        view = {**self.screen["view"], **changes["view"]}
        self.screen = {**self.screen, **changes["screen"], "revision": revision, "view": view}

    def hear(self, message):
        kind = message["type"]
        if kind == "party":
            self.attend(message["party"], message["chair"])
        elif kind == "welcome":
            self.screen = message["screen"]
        elif kind == "update":
            self.update(message["revision"], message["changes"])
        elif kind == "answer" and not message["result"]["ok"]:
            self.try_again(message["result"]["error"])
        elif kind == "goodbye":
            sys.exit(message["reason"])

    def try_again(self, error):
        """Others were faster, or this bot is too fast: look again in a moment."""
        if not self.is_seated:
            sys.exit(error["message"])
        if error["code"] == "too_fast":
            time.sleep(1)
            self.asked = None

    def act(self):
        screen = self.screen
        if screen is None or not screen["choices"] or screen["paused"]:
            return
        question = [screen["decision"], screen["choices"]]
        if question != self.asked:
            self.asked = question
            self.send(type="act", decision=screen["decision"], action=decide(screen))

    def is_over(self):
        return self.screen is not None and self.screen["view"]["phase"]["name"] == "finished"


def main(url, code):
    auth = {"protocol": 3, "ticket": None, "code": code, "as": "player"}
    socket = TableSocket(url, os.environ["MODERN_ART_TOKEN"], auth)
    bot = Bot(socket)
    while not bot.is_over():
        event, messages = socket.read()
        if event == "news":
            for message in messages:
                bot.hear(message)
            bot.act()
    print("The game is over:", json.dumps(bot.screen["view"]["money"]))


if __name__ == "__main__":
    main(*sys.argv[1:3])
