"""A socket to a table: Socket.IO 4 over one WebSocket, as far as a bot needs it, with the standard library alone."""

import base64
import json
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def shard_of(code):
    """By this number a balancer sends all who are at a table to the same server."""
    shard = 0
    for letter in code:
        shard = (shard * 31 + ord(letter)) % 1024
    return format(shard, "x")


class TableSocket:
    def __init__(self, url, token, auth):
        place = urlsplit(url)
        secure = place.scheme == "https"
        plain = socket.create_connection((place.hostname, place.port or (443 if secure else 80)))
        if secure:
            plain = ssl.create_default_context().wrap_socket(plain, server_hostname=place.hostname)
        self.socket = plain
        self.stream = plain.makefile("rb")
        self._shake_hands(place.netloc, token, shard_of(auth["code"]))
        # Engine.IO opens with 0; Socket.IO is asked for the table with 40, and answers 40, or 44 and why not.
        self._packet("0")
        self._write(TEXT, ("40" + json.dumps(auth)).encode())
        self._packet("40")

    def send(self, event, content):
        self._write(TEXT, ("42" + json.dumps([event, content])).encode())

    def read(self):
        """The next event and its content."""
        event, *contents = json.loads(self._packet("42"))
        return event, (contents or [None])[0]

    def _shake_hands(self, host, token, shard):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /socket.io/?EIO=4&transport=websocket&shard={shard} HTTP/1.1",
            f"Host: {host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Authorization: Bearer {token}",
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.stream.readline().decode().strip()
        if " 101 " not in status:
            raise ConnectionError(f"the server does not open a socket: {status}")
        while self.stream.readline().strip():
            pass

    def _packet(self, kind):
        """The content of the next packet of a kind; pings are answered on the way."""
        while True:
            text = self._read_text()
            if text.startswith(kind):
                return text[len(kind) :]
            if text == "2":
                self._write(TEXT, b"3")
            elif text.startswith("44"):
                raise PermissionError(json.loads(text[2:])["data"]["message"])
            elif text.startswith("41"):
                raise ConnectionError("the server has closed the socket")

    def _read_text(self):
        text = b""
        while True:
            first, second = self._read(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", self._read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._read(8))
            content = self._read(length)
            opcode = first & 15
            if opcode == CLOSE:
                raise ConnectionError("the server has closed the socket")
            if opcode == PING:
                self._write(PONG, content)
            elif opcode != PONG:
                text += content
                if first & 128:
                    return text.decode()

    def _read(self, count):
        content = self.stream.read(count)
        if len(content) < count:
            raise ConnectionError("the connection is cut")
        return content

    def _write(self, opcode, content):
        mask = os.urandom(4)
        size = len(content)
        if size < 126:
            head = struct.pack(">BB", 128 | opcode, 128 | size)
        else:
            head = struct.pack(">BBH", 128 | opcode, 128 | 126, size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(content)))
