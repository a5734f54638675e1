import { aboutSteps, type Rule } from './rules.ts';

/** Files that stand in the folder itself: errors, clock, log and such, which every room of it may use. */
const LOOSE = '';

/** Which rooms of the platform a room may look into beside itself and the loose files. */
const PLATFORM_ROOMS: Record<string, string[]> = {
  [LOOSE]: [],
  text: [],
  security: [],
  work: [],
  live: [],
  db: [],
  jobs: ['db'],
  backup: ['db'],
  http: ['db', 'live', 'security'],
};

/** The room of a file within a folder; undefined where it stands elsewhere. */
function roomWithin(folder: string, path = ''): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const [room = '', ...rest] = path.slice(folder.length + 1).split('/');
  return rest.length > 0 ? room : LOOSE;
}

const PLATFORM = 'server/src/platform';

export const platformRoomsKeepApart: Rule = aboutSteps(({ from, link }) => {
  const [here, there] = [roomWithin(PLATFORM, from.path), roomWithin(PLATFORM, link.to)];
  if (here === undefined || there === undefined || here === there || there === LOOSE) return undefined;
  if (!PLATFORM_ROOMS[here]) return `the platform has no room ${here}`;
  return PLATFORM_ROOMS[here].includes(there) ? undefined : `${here || 'a loose file'} may not import ${there}`;
});

const PROVIDERS = 'server/src/providers';
/** The HTTP client that adapters of every kind share. */
const SHARED_BY_PROVIDERS = 'upstream';

export const providersKeepApart: Rule = aboutSteps(({ from, link }) => {
  const [here, there] = [roomWithin(PROVIDERS, from.path), roomWithin(PROVIDERS, link.to)];
  if (here === undefined || there === undefined || here === there || there === LOOSE) return undefined;
  return there === SHARED_BY_PROVIDERS ? undefined : `${here || 'a loose file'} may not import ${there}`;
});

/** How events are taken without a promise each. */
const FAST_PATH = `${PLATFORM}/live/sync-reader.ts`;

export const streamsAreAsyncIterables: Rule = aboutSteps(({ from, link }) =>
  link.to === FAST_PATH && roomWithin(PLATFORM, from.path) !== 'live'
    ? 'outside of platform/live a source is an AsyncIterable'
    : undefined,
);
