import { useId, useState } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { MySirens, type MySirensSort } from '../../features/sirens/list/my-sirens.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** `/sirens/my-sirens` [S14]. */
export function MySirensPage() {
  usePageTitle('My Sirens');
  const { user } = useSession();
  const [sort, setSort] = useState<MySirensSort>('created_at');
  const id = useId();
  return (
    <div className="page-width pb-20">
      <div className="my-sirens-head flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-10 pb-8 sm:pt-14">
        <h1 className="font-display text-3xl sm:text-4xl">My Sirens</h1>
        <div className="my-sirens-sort flex items-center gap-3">
          <label htmlFor={id} className="text-sm text-fog">
            Sort
          </label>
          <select
            id={id}
            value={sort}
            onChange={(event) => setSort(event.target.value as MySirensSort)}
            className="field voice-select min-w-44"
          >
            <option value="created_at">Newest First</option>
            <option value="name">Name</option>
          </select>
        </div>
      </div>
      {user ? <MySirens userId={user.id} sort={sort} /> : null}
    </div>
  );
}
