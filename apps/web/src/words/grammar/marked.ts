/** A text of a catalogue: what stands between stars is strong, between underscores in italics. */
export type Marked = string
