import type { Gender, SirenSort } from '@sirenade/contract/sirens';
import type { SirenFilter } from '../sirens.queries.ts';

export const genderChoices: { value: 'all' | Gender; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'non_binary', label: 'Non-binary' },
];

export const sortChoices: { value: SirenSort; label: string }[] = [
  { value: 'hot', label: 'Hot' },
  { value: 'karma', label: 'Karma' },
  { value: 'name', label: 'Name' },
  { value: 'created_at', label: 'Newest' },
];

/** The server's limit; a longer search in an address is cut rather than refused. */
export const SEARCH_MAX = 200;

const everyone: SirenFilter = { gender: 'all', sort: 'hot', search: '' };

function oneOf<T extends string>(choices: { value: T }[], wanted: string | null, fallback: T): T {
  return choices.find(({ value }) => value === wanted)?.value ?? fallback;
}

/** The filter that an address carries; anything it does not know is as good as absent. */
export function readFilter(query: URLSearchParams): SirenFilter {
  return {
    gender: oneOf(genderChoices, query.get('gender'), everyone.gender),
    sort: oneOf(sortChoices, query.get('sort'), everyone.sort),
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX),
  };
}

/** The query with another filter; defaults are left out, and foreign parameters stay. */
export function writeFilter(query: URLSearchParams, filter: SirenFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['search', 'gender', 'sort'] as const) {
    if (filter[name] === everyone[name]) next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}

/** Whether the filter leaves sirens out; an order does not. */
export function isNarrowed({ gender, search }: SirenFilter): boolean {
  return gender !== everyone.gender || search !== '';
}
