import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QuickSelect } from '../../../ui/quick-select.tsx';
import { genderChoices, SEARCH_MAX, sortChoices } from './siren-filter.state.ts';
import type { useSirenFilter } from './use-siren-filter.ts';

/** Search, gender and order of the grid [S19]. */
export function SirenFilters({ state }: { state: ReturnType<typeof useSirenFilter> }) {
  const { filter, typed, type, setGender, setSort } = state;
  const group = useId();
  return (
    <search className="siren-filters">
      <div className="siren-search">
        <Search size={18} strokeWidth={1.5} aria-hidden className="siren-search-icon" />
        <input
          type="search"
          data-shortcut="search"
          aria-label="Search sirens"
          placeholder="Search sirens"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(event) => type(event.target.value)}
          className="field h-12 w-full rounded-md border bg-field pr-12 pl-11 text-base text-text"
        />
        {typed ? (
          <IconButton
            label="Clear the search"
            icon={X}
            iconSize={18}
            tip="below-end"
            onClick={() => type('')}
            className="absolute top-0.5 right-0.5"
          />
        ) : null}
      </div>
      <fieldset className="gender-choices">
        <legend className="sr-only">Gender</legend>
        {genderChoices.map(({ value, label }) => (
          <label key={value} className="gender-choice">
            <input
              type="radio"
              name={group}
              value={value}
              checked={filter.gender === value}
              onChange={() => setGender(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <QuickSelect label="Sort by" choices={sortChoices} value={filter.sort} onChange={setSort} />
    </search>
  );
}
