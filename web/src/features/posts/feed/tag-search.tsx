import { limits } from '@sirenade/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { tagSuggestionsQuery } from '../posts.queries.ts';
import { cleanTag } from './feed-filter.state.ts';

const SUGGESTED = 5;
const DEBOUNCE_MS = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** At most five tags that begin so and are not chosen yet [K23]. */
function useSuggestions(typed: string, chosen: readonly string[], isOpen: boolean): string[] {
  const search = useSettled(cleanTag(typed));
  const { data = [] } = useQuery({
    ...tagSuggestionsQuery(search),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return isOpen ? data.filter((tag) => !chosen.includes(tag)).slice(0, SUGGESTED) : [];
}

interface TagSearchProps {
  chosen: readonly string[];
  onChoose(tag: string): void;
}

/** Finds posts by tag: a combobox as ARIA describes it [S20]. */
export function TagSearch({ chosen, onChoose }: TagSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed, chosen, isOpen);
  const isFull = chosen.length >= limits.post.tags;
  const hasSuggestions = suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (tag: string) => {
    close();
    setTyped('');
    if (tag !== '') onChoose(tag);
  };
  const step = (by: number) => {
    setOpen(true);
    const count = suggestions.length + 1;
    // One place more than there are suggestions: the field itself.
    if (hasSuggestions) setActive(((active + 1 + by + count) % count) - 1);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(suggestions[active] ?? cleanTag(typed));
    } else if (event.key === 'Escape' && hasSuggestions) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className="tag-search">
      <Search size={18} strokeWidth={1.5} aria-hidden className="tag-search-icon" />
      <input
        type="text"
        role="combobox"
        data-shortcut="search"
        aria-label="Search tags"
        aria-autocomplete="list"
        aria-expanded={hasSuggestions}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 && hasSuggestions ? `${id}-${active}` : undefined}
        placeholder={isFull ? `At most ${limits.post.tags} tags` : 'Search tags'}
        disabled={isFull}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={limits.siren.tag}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
        className="field h-12 w-full rounded-md border bg-field pr-4 pl-11 text-base text-text"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggested tags"
        hidden={!hasSuggestions}
        className="tag-suggestions"
      >
        {suggestions.map((tag, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as comboboxes do
          <div
            key={tag}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            // The field keeps the focus, so that it does not close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(tag)}
            className={classes('tag-suggestion', place === active && 'tag-suggestion-active')}
          >
            <bdi className="truncate">{tag}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
