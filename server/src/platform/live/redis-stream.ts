import { addTo, endLog, eventsAfter, type Log } from './event-log.ts';

// A log in Redis is a stream: event 7 has the id 7-0, and the end after it 7-1, with nothing in it.

/** Where a stream stands before its first entry. */
export const START = '0-0';

/** The stream of a log. */
export const keyOf = (id: string) => `live:${id}`;

/** An entry's id, and the event as JSON. */
export type Entry = [id: string, json: string];

const MOST_TOGETHER = 1024 * 1024;

/** The entries that a stream lacks after its last one, up to about a megabyte. */
export function entriesAfter(log: Log, after: string): Entry[] {
  const [seq = 0, mark = 0] = after.split('-').map(Number);
  if (mark > 0) return [];
  const entries: Entry[] = [];
  let length = 0;
  let last = seq;
  for (const event of eventsAfter(log, seq)) {
    if (length >= MOST_TOGETHER) return entries;
    const json = JSON.stringify(event);
    length += json.length;
    last = event.seq;
    entries.push([`${last}-0`, json]);
  }
  if (log.hasEnded) entries.push([`${last}-1`, '']);
  return entries;
}

/** Adds entries of a stream to a log. */
export function takeEntries(log: Log, entries: [id: string, fields: string[]][]): void {
  for (const [, fields] of entries) {
    const json = fields[1] ?? '';
    if (json === '') endLog(log);
    else addTo(log, JSON.parse(json));
  }
}

/**
 * Appends to a stream that stands where the writer believes, and answers where it stands then. When a try's answer was
 * lost, or Redis lost its memory, the writer learns so and goes on from there: no event comes twice or is left out.
 */
export const APPEND = `
local top = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local place = top[1] and top[1][1] or '${START}'
if place == ARGV[1] then
  for n = 3, #ARGV, 2 do
    place = ARGV[n]
    redis.call('XADD', KEYS[1], place, 'event', ARGV[n + 1])
  end
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return place
`;
