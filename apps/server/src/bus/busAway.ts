/** What nodes share cannot be reached. Games go on: the storage, not the bus, decides what holds. */
export class BusAway extends Error {}
