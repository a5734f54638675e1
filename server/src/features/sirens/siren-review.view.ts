import { quoteLine } from '../../platform/text/one-line.ts';
import type { SirenRow } from './sirens.tables.ts';

interface Reviewed {
  siren: SirenRow;
  owner: string;
  intro: string;
  pictures: { hash: string; prompt: string }[];
}

/** A siren as the operator reads it in a terminal, line by line. */
export function viewReview({ siren, owner, intro, pictures }: Reviewed): string {
  const { id, name, hiddenAt, hiddenReason } = siren;
  const state = hiddenAt
    ? `hidden since ${hiddenAt.toISOString()}: ${quoteLine(hiddenReason)}`
    : siren.private
      ? 'private'
      : 'public';
  const texts: [string, string][] = [
    ['Description', siren.description],
    ['Secrets', siren.personality],
    ['How They Talk', siren.examples],
    ['Appearance', siren.appearance],
    ['Custom', Object.values(siren.appearanceCustom).join(', ')],
    ['Tags', siren.tags.join(', ')],
    ['Intro', intro],
    ...pictures.map(({ hash, prompt }): [string, string] => [`Picture ${hash}`, prompt || 'no prompt']),
  ];
  return [
    `Siren ${id} ${quoteLine(name)} by ${owner}, ${state}`,
    ...texts.filter(([, text]) => text !== '').map(([label, text]) => `  ${label}: ${quoteLine(text)}`),
  ].join('\n');
}
