import { limits } from '@sirenade/contract/limits';
import type { Memory } from '@sirenade/contract/stories';
import { useRef, useState } from 'react';
import { MemoryFact } from './memory-fact.tsx';
import { MemoryNewFact } from './memory-new-fact.tsx';
import type { ChangeMemory } from './use-memory.ts';

interface MemoryFactsProps {
  facts: Memory['facts'];
  aboutCompose: number | undefined;
  change: ChangeMemory;
  onUnsaved(field: string, isUnsaved: boolean): void;
  onShowMessage(composeId: number): void;
}

/** The facts that the owner pinned, and a place for another. */
export function MemoryFacts({ facts, aboutCompose, change, onUnsaved, onShowMessage }: MemoryFactsProps) {
  const [refused, setRefused] = useState<Record<number, string[]>>({});
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = async (id: number) => {
    // The button goes with its row; the keyboard stays nearby.
    heading.current?.focus();
    onUnsaved(`fact ${id}`, false);
    setRefused((before) => ({ ...before, [id]: [] }));
    const reasons = await change({ type: 'remove', id });
    setRefused((before) => ({ ...before, [id]: reasons }));
  };

  return (
    <section className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="memory-heading">
        Pinned facts
        <span className="font-normal text-fog tabular-nums">
          {facts.length} of {limits.story.facts}
        </span>
      </h3>
      {facts.length === 0 ? (
        <p className="mt-2 text-sm text-fog">Nothing is pinned yet.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {facts.map((fact) => (
            <MemoryFact
              key={fact.id}
              fact={fact}
              refused={refused[fact.id] ?? []}
              change={change}
              onUnsaved={onUnsaved}
              onRemove={() => void remove(fact.id)}
              onShowMessage={onShowMessage}
            />
          ))}
        </ul>
      )}
      <MemoryNewFact
        isFull={facts.length >= limits.story.facts}
        aboutCompose={aboutCompose}
        change={change}
        onUnsaved={onUnsaved}
      />
    </section>
  );
}
