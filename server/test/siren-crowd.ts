import type { Pool } from 'pg';
import { termsOf } from '../src/features/sirens/list/siren-words.rules.ts';
import { nameKeyOf } from '../src/features/sirens/siren.rules.ts';
import { hotOf } from '../src/platform/hot-rank.ts';
import { type Draws, seededDraws } from './seeded.ts';

const list = (text: string) => text.split(' ');
const FIRST = list(
  'Isla Mara Ines Noor Lena Vera Talia Juno Mira Sofia Nadia Elif Amara Freya Ines Zora Leonie Marisol Petra Yuki ' +
    'Tomas Elias Marek Idris Rafael Henrik Dario Kenji Mateo Anton Luca Viktor Omar Pavel Sven Robin Quinn Sasha Remy ' +
    'José Chloé Zoë Søren Łucja Ágnes Björn Renée Íris Noémie',
);
const LAST = list(
  'Moreau Hale Lindqvist Okafor Tanaka Vance Marlowe Reyes Novak Bergström Castell Duarte Ferreira Grey Holloway ' +
    'Ivanov Jansen Kaya Laurent Mendez Nakamura Orlov Petit Quist Rossi Sato Thorne Ueda Vidal Winter',
);
const TAGS = list(
  'romantic mystery sailor artist musician fantasy detective gentle witty scientist traveller historian poet chef ' +
    'librarian pilot gardener astronomer dancer painter teacher doctor captain inventor baker archivist diver',
);
const COMMON = list(
  'woman man who loves the sea and music with a quiet voice by night she he they keeps an old house garden city light ' +
    'story letters rain coffee books train window harbour friend evening slow dance laugh secret kind sharp warm calm',
);
const SELDOM = list(
  'lighthouse observatory violin cartographer vineyard orchard bicycle ferry lantern compass telescope porcelain ' +
    'midnight winter summer autumn thunder meadow cinema theatre radio typewriter chess marathon sculpture ceramics ' +
    'botany mountain desert island canal bakery workshop greenhouse sailboat archive museum piano cello gallery',
);
const SYLLABLES = list('ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo za bra cle dri flo gru sta tre pla');

/** A word that is rare because it was made up. */
const coin = (draws: Draws) => Array.from({ length: 3 + draws.below(2) }, () => draws.pick(SYLLABLES)).join('');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** The first of a list are drawn most, as it is with words. */
const lean = (draws: Draws, from: readonly string[]) => from[Math.floor(draws.share() ** 2 * from.length)] ?? '';

function drawSiren(draws: Draws, n: number, now: number) {
  const first = draws.chance(0.15) ? capital(coin(draws)) : lean(draws, FIRST);
  const name = draws.chance(0.8) ? `${first} ${draws.chance(0.1) ? capital(coin(draws)) : draws.pick(LAST)}` : first;
  const tags = [...new Set(Array.from({ length: 2 + draws.below(4) }, () => lean(draws, TAGS)))];
  const words = Array.from({ length: 25 + draws.below(40) }, () => {
    const dice = draws.share();
    if (dice < 0.8) return lean(draws, COMMON);
    return dice < 0.98 ? draws.pick(SELDOM) : coin(draws);
  });
  const description = words.join(' ');
  const createdAt = new Date(now - draws.below(730 * 24 * 3600) * 1000);
  const karma = Math.floor(draws.share() ** 6 * 500) - (draws.chance(0.1) ? 2 : 0);
  return {
    user_id: 1 + (n % 200),
    name,
    name_key: nameKeyOf(name),
    description,
    gender: draws.chance(0.6) ? 'female' : draws.chance(0.85) ? 'male' : 'non_binary',
    adult: draws.chance(0.8),
    private: draws.chance(0.1),
    tags,
    terms: termsOf({ name, tags, description }),
    karma,
    hot: hotOf(karma, createdAt),
    created_at: createdAt,
  };
}

const BATCH = 1000;

/** Adds sirens of no real person until there are so many; the same seed draws the same ones. */
export async function fillSirens(pool: Pool, from: number, to: number, seed: number): Promise<void> {
  await pool.query('SET statement_timeout = 0');
  const draws = seededDraws(seed + from);
  const now = Date.now();
  await pool.query(
    `INSERT INTO users (username, username_key, email, email_key, password_hash, terms_version, terms_accepted_at, created_at)
     SELECT 'Author' || n, 'author' || n, n || '@example.org', n || '@example.org', '', '', now(), now()
     FROM generate_series(1, 200) AS n WHERE NOT EXISTS (SELECT 1 FROM users)`,
  );
  // Row by row the trigger does the same; all at once it takes minutes less.
  await pool.query('ALTER TABLE sirens DISABLE TRIGGER sirens_search');
  const { rows: before } = await pool.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM sirens');
  for (let at = from; at < to; at += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, to - at) }, (_, n) => drawSiren(draws, at + n, now));
    await pool.query(
      `INSERT INTO sirens (user_id, name, name_key, description, gender, voice, adult, private, tags, terms, karma, hot,
                           published_at, created_at, updated_at)
       SELECT user_id, name, name_key, description, gender, '', adult, private, tags, terms, karma, hot,
              created_at, created_at, created_at
       FROM jsonb_to_recordset($1::jsonb) AS siren (user_id bigint, name text, name_key text, description text,
         gender text, adult boolean, private boolean, tags text[], terms text[], karma integer,
         hot double precision, created_at timestamptz)`,
      [JSON.stringify(batch)],
    );
  }
  await pool.query('ALTER TABLE sirens ENABLE TRIGGER sirens_search');
  await fillSearch(pool, before[0]?.last ?? 0);
}

async function fillSearch(pool: Pool, after: number): Promise<void> {
  const { rows } = await pool.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'siren_words_hottest'`,
  );
  await pool.query('DROP INDEX search.siren_words_hottest');
  await pool.query(
    `INSERT INTO search.siren_words SELECT id, substr(term, 2), left(term, 1)::smallint, shelf, floor(hot * 10)
     FROM sirens, unnest(terms) AS term WHERE id > $1 AND shelf IS NOT NULL`,
    [after],
  );
  await pool.query(
    `WITH added AS (
       INSERT INTO search.words (word)
       SELECT word FROM search.siren_words WHERE siren_id > $1 AND right(word, 1) <> '*'
       GROUP BY word ORDER BY min(siren_id) ON CONFLICT DO NOTHING RETURNING word)
     INSERT INTO search.slips (cut, word) SELECT search.cuts_of(word), word FROM added`,
    [after],
  );
  await pool.query(rows[0]?.indexdef ?? '');
  await pool.query('VACUUM ANALYZE sirens, search.siren_words, search.words, search.slips');
}
