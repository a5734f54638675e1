import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTo, endLog, eventsAfter, type LiveEvent, newLog, readLog } from './event-log.ts';
import { syncReaderOf } from './sync-reader.ts';

const never = new AbortController().signal;
const text = (seq: number, chunk = ` word ${seq}`): LiveEvent => ({ chunk, seq }) as LiveEvent;

/** Events with text and other things in them, whose numbers leave some out. */
const anyEvents = fc
  .array(
    fc.record({
      step: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 5 })),
      body: fc.oneof(
        { weight: 9, arbitrary: fc.record({ chunk: fc.string({ maxLength: 6, unit: 'grapheme' }) }) },
        fc.constantFrom(
          { image: 'i' },
          { chunk: 'with more', reply: 'r' },
          { chunk: 'a\0b' },
          { chunk: 7 },
          { chunk: '' },
        ),
      ),
    }),
    { maxLength: 80 },
  )
  .map((steps) => {
    let seq = 0;
    return steps.map(({ step, body }): LiveEvent => {
      seq += step;
      return { ...body, seq };
    });
  });

describe('a log', () => {
  it('gives every event after a number as it was, whenever its reader comes and however often it looks', () => {
    fc.assert(
      fc.property(
        anyEvents,
        fc.array(fc.record({ from: fc.nat(80), after: fc.nat(100), pause: fc.integer({ min: 1, max: 30 }) }), {
          maxLength: 4,
        }),
        (events, visits) => {
          const log = newLog();
          const readers = visits.map((visit) => ({
            ...visit,
            reading: null as ReturnType<typeof readLog> | null,
            got: [] as LiveEvent[],
          }));
          const look = (written: number) => {
            for (const reader of readers) {
              if (written >= reader.from) reader.reading ??= readLog(log, reader.after, never);
              if (!reader.reading || written % reader.pause !== 0) continue;
              for (let event = syncReaderOf(reader.reading).take(); event; event = syncReaderOf(reader.reading).take())
                reader.got.push(event);
            }
          };
          look(0);
          for (const [at, event] of events.entries()) {
            addTo(log, event);
            look(at + 1);
          }
          endLog(log);
          for (const reader of readers) {
            reader.reading ??= readLog(log, reader.after, never);
            for (let event = syncReaderOf(reader.reading).take(); event; event = syncReaderOf(reader.reading).take())
              reader.got.push(event);
            const wanted = events.filter(({ seq }) => seq > reader.after);
            expect(reader.got).toEqual(wanted);
            expect([...eventsAfter(log, reader.after)]).toEqual(wanted);
            expect(syncReaderOf(reader.reading).take()).toBeNull();
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('keeps text together, not an object for every piece of it', () => {
    const log = newLog();
    for (let seq = 1; seq <= 450; seq++) addTo(log, text(seq));
    const objects = log.pages.filter(Array.isArray).flat().length + log.latest.length;
    expect(objects).toBeLessThan(20);
    expect([...eventsAfter(log, 0)]).toEqual(Array.from({ length: 450 }, (_, n) => text(n + 1)));
  });
});
