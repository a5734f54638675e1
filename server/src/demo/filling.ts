import type { Context } from '../context.ts';
import type { DemoPerson, DemoSiren, DemoStory } from './demo-content.ts';
import { asPerson, atTime, type Person } from './demo-context.ts';
import { votedAt } from './demo-times.rules.ts';

/** Everything the demonstration shows. */
export interface Demo {
  people: DemoPerson[];
  sirens: DemoSiren[];
  stories: DemoStory[];
}

/** A filling in progress. */
export interface Filling {
  ctx: Context;
  demo: Demo;
  /** When it was begun: all days are counted back from here. */
  since: Date;
  /** The accounts, by their names in the content. */
  people: Map<string, Person>;
  /** Waits until the server has no request to answer. */
  rest(): Promise<void>;
}

/** Lets people vote on something, each at a time after it was made. */
export async function castVotes(
  { ctx, since, people }: Filling,
  names: string[],
  { key, made }: { key: string; made: Date },
  cast: (ctx: Context) => Promise<unknown>,
): Promise<void> {
  for (const name of names) {
    const voter = people.get(name);
    if (voter) await cast(atTime(asPerson(ctx, voter), votedAt(since, made, `${key} ${name}`)));
  }
}
