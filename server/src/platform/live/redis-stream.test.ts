import { describe, expect, it } from 'vitest';
import { addTo, endLog, newLog } from './event-log.ts';
import { entriesAfter, START, takeEntries } from './redis-stream.ts';

function logOf(...numbers: number[]) {
  const log = newLog();
  for (const seq of numbers) addTo(log, { seq });
  return log;
}

const idsAfter = (log: ReturnType<typeof logOf>, place: string) => entriesAfter(log, place).map(([id]) => id);

describe('what a stream lacks of a log', () => {
  it('is what comes after its last entry', () => {
    const log = logOf(1, 2, 5);
    expect(entriesAfter(log, START)).toEqual([
      ['1-0', '{"seq":1}'],
      ['2-0', '{"seq":2}'],
      ['5-0', '{"seq":5}'],
    ]);
    expect(idsAfter(log, '2-0')).toEqual(['5-0']);
    expect(idsAfter(log, '5-0')).toEqual([]);
  });

  it('is the end too, once, when there is one', () => {
    const log = logOf(1, 2);
    endLog(log);
    expect(entriesAfter(log, '1-0')).toEqual([
      ['2-0', '{"seq":2}'],
      ['2-1', ''],
    ]);
    expect(idsAfter(log, '2-0')).toEqual(['2-1']);
    expect(idsAfter(log, '2-1')).toEqual([]);
  });

  it('goes in portions when it is much, and the end only with the last', () => {
    const log = newLog();
    for (let seq = 1; seq <= 3; seq++) addTo(log, { seq, audio: 'x'.repeat(700_000) } as { seq: number });
    endLog(log);
    expect(idsAfter(log, START)).toEqual(['1-0', '2-0']);
    expect(idsAfter(log, '2-0')).toEqual(['3-0', '3-1']);
  });

  it('makes the same log again where it is read', () => {
    const log = logOf(1, 2, 5);
    endLog(log);
    const copy = newLog();
    takeEntries(
      copy,
      entriesAfter(log, START).map(([id, json]) => [id, ['event', json]]),
    );
    expect(copy).toEqual(log);
  });
});
