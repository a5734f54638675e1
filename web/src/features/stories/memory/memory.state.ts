import { FACT_MISSING } from '@sirenade/contract/sentences';
import type { Memory } from '@sirenade/contract/stories';

export type MemoryChange =
  | { type: 'summary'; summary: string }
  | { type: 'add'; text: string; composeId?: number | undefined }
  | { type: 'edit'; id: number; text: string }
  | { type: 'remove'; id: number };

/** The memory after a change; a fact that is being sent has an id below zero. */
export function applyChange(memory: Memory, change: MemoryChange): Memory {
  switch (change.type) {
    case 'summary':
      return { ...memory, summary: change.summary };
    case 'add': {
      const id = Math.min(0, ...memory.facts.map((fact) => fact.id)) - 1;
      return { ...memory, facts: [...memory.facts, { id, text: change.text, compose_id: change.composeId ?? null }] };
    }
    case 'edit':
      return {
        ...memory,
        facts: memory.facts.map((fact) => (fact.id === change.id ? { ...fact, text: change.text } : fact)),
      };
    case 'remove':
      return { ...memory, facts: memory.facts.filter((fact) => fact.id !== change.id) };
  }
}

/** Whether a fact is shown before the server has it. */
export const isOnItsWay = ({ id }: { id: number }) => id < 0;

export const factRules = { text: (text: string) => (text.trim() === '' ? FACT_MISSING : undefined) };

/** Characters of a pinned fact. */
export const LONGEST_FACT = 300;
