import guide from '../../../../docs/engines.md?raw';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Markdown } from '../../ui/markdown.tsx';

/** The operator's page about engines, as it stands in the repository. */
export function EnginesGuidePage() {
  usePageTitle('Engines');
  return (
    <div className="page-width py-8">
      <Markdown text={guide} />
    </div>
  );
}
