import { Link } from 'react-router';
import { site } from '../../lib/site.ts';
import { LegalButton } from './legal-button.tsx';
import { ShortcutsButton } from './shortcuts-button.tsx';

/** Legal texts, ways to reach people, and the year [S16]. */
export function SidebarFooter() {
  return (
    <footer className="mt-auto px-2 pt-10 text-sm text-fog">
      <ul className="border-t border-line pt-3">
        <li>
          <Link to="/settings" className="footer-link">
            Settings
          </Link>
        </li>
        <li>
          <ShortcutsButton className="footer-link">Keyboard shortcuts</ShortcutsButton>
        </li>
        <li>
          <LegalButton document="terms" className="footer-link" />
        </li>
        <li>
          <LegalButton document="privacy" className="footer-link" />
        </li>
        {site.community_url ? (
          <li>
            <a href={site.community_url} target="_blank" rel="noopener noreferrer" className="footer-link">
              Join the community
            </a>
          </li>
        ) : null}
        {site.support_email ? (
          <li>
            <a href={`mailto:${site.support_email}`} className="footer-link">
              Write to us
            </a>
          </li>
        ) : null}
      </ul>
      <p className="mt-2 px-1 text-xs">
        © {new Date().getFullYear()} {site.name}
      </p>
    </footer>
  );
}
