/** The first byte of a WebSocket frame that holds a whole text. */
const WHOLE_TEXT = 0x81

/** Up to here a length is one byte. */
const LONGEST_SHORT = 125
/** Two bytes with a length follow. */
const TWO_BYTES = 126
const LONGEST_IN_TWO_BYTES = 65_535
/** Eight bytes with a length follow. */
const EIGHT_BYTES = 127

/** A text as one WebSocket frame of a server (RFC 6455, section 5.2), ready to be written to the connection in one piece. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length <= LONGEST_SHORT ? 2 : length <= LONGEST_IN_TWO_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = WHOLE_TEXT
  if (start === 2) frame[1] = length
  else if (start === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, start)
  return frame
}
