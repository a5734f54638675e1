import { limits } from '@sirenade/contract/limits';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { WordListField } from '../../ui/form/word-list-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { useChangePreferences, usePreferences } from './use-preferences.ts';

/** The reader's hidden tags and words. */
export function FiltersSection() {
  const { hidden_tags, hidden_words } = usePreferences();
  const change = useChangePreferences();
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  // The page has its own file, so that nothing was there yet when the address was gone to.
  useEffect(() => {
    if (hash === '#filters') box.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={box} id="filters" className="scroll-mt-(--topbar)">
      <SettingsSection
        title="Content filters"
        about="Sirens and posts with these tags or words are left out of what you browse, and comments with these words are folded. A link to one of them still opens it, and nothing of your own is hidden."
      >
        <div className="grid grid-cols-1 gap-8">
          <WordListField
            label="Hidden tags"
            noun="tag"
            entries={hidden_tags}
            most={limits.filters.tags}
            longest={limits.filters.tag}
            clean={(text) => text.toLowerCase()}
            onChange={(tags) => change({ hidden_tags: tags })}
          />
          <WordListField
            label="Hidden words"
            noun="word"
            hint="A word or a phrase, in any language; whole words only."
            entries={hidden_words}
            most={limits.filters.words}
            longest={limits.filters.word}
            onChange={(words) => change({ hidden_words: words })}
          />
        </div>
      </SettingsSection>
    </div>
  );
}
