import '../../../ui/tag-chip.css';
import './feed-filters.css';
import { X } from 'lucide-react';
import { QuickSelect } from '../../../ui/quick-select.tsx';
import { durationChoices } from './feed-filter.state.ts';
import { TagSearch } from './tag-search.tsx';
import type { FeedFilter } from './use-feed-filter.ts';

/** Filter and order of the posts: buttons where there is room, dropdowns on small screens [S20]. */
export function FeedFilters({ state }: { state: FeedFilter }) {
  const { filter, sorts, setSort, setDuration, addTag, removeTag } = state;
  return (
    <search className="feed-filters">
      <TagSearch chosen={filter.tags} onChoose={addTag} />
      <div className="feed-choices">
        <Choices label="Posted" choices={durationChoices} value={filter.duration} onChoose={setDuration} />
        <Choices label="Sort by" choices={sorts} value={filter.sortBy} onChoose={setSort} />
      </div>
      <div className="feed-selects">
        <QuickSelect label="Posted" choices={durationChoices} value={filter.duration} onChange={setDuration} />
        <QuickSelect label="Sort by" choices={sorts} value={filter.sortBy} onChange={setSort} />
      </div>
      {filter.tags.length > 0 ? (
        <ul aria-label="Chosen tags" className="feed-tags">
          {filter.tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={({ currentTarget }) => {
                  moveOn(currentTarget);
                  removeTag(tag);
                }}
                className="tag-chip"
              >
                <bdi className="truncate">{tag}</bdi>
                <X size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}

/** A chip that goes hands the keyboard to the next one, or the one before, or the search they came from. */
function moveOn(chip: HTMLElement): void {
  const chips = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = chips.indexOf(chip);
  (chips[at + 1] ?? chips[at - 1] ?? chip.closest('search')?.querySelector('input'))?.focus();
}

interface ChoicesProps<T extends string> {
  label: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChoose(value: T): void;
}

function Choices<T extends string>({ label, choices, value, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className="feed-choice-row">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
          className="feed-choice"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
