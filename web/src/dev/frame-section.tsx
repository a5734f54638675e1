import '../app/shell/shell.css';
import type { CurrentUser } from '@sirenade/contract/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { TopBar } from '../app/shell/top-bar.tsx';
import { VerifyBanner } from '../app/shell/verify-banner.tsx';
import { Wordmark } from '../app/shell/wordmark.tsx';
import { unreadQuery } from '../features/posts/replies/notifications.queries.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { clientFor, marina, newcomer } from './sample-people.ts';
import { Specimen, State, States } from './specimen.tsx';

clientFor(marina).setQueryData(unreadQuery(marina.id).queryKey, { unread: 3, notifications: [], more: false });

export function FrameSection() {
  return (
    <>
      <Specimen name="TopBar" use="Above every page. The credits are in it as a badge that opens the plans.">
        <States>
          <State of="verified: bell, saved chats, credits, profile" wide>
            <Bar user={marina} />
          </State>
          <State of="not verified" wide>
            <Bar user={newcomer} />
          </State>
          <State of="signed out" wide>
            <Bar user={null} />
          </State>
        </States>
      </Specimen>
      <Specimen name="VerifyBanner" use="Above every page until the address is confirmed.">
        <QueryClientProvider client={clientFor(newcomer)}>
          <VerifyBanner email={newcomer.email} />
        </QueryClientProvider>
      </Specimen>
      <Specimen name="Wordmark" use="Who we are, and the way home.">
        <Wordmark />
      </Specimen>
      <Specimen name="SettingsSection" use="One subject of a page of settings, and what can be done about it.">
        <SettingsSection title="Password" about="Changing it logs you out on every other device.">
          <p>What can be done stands here.</p>
        </SettingsSection>
      </Specimen>
    </>
  );
}

function Bar({ user }: { user: CurrentUser | null }) {
  return (
    <QueryClientProvider client={clientFor(user)}>
      <div className="style-top-bar">
        <TopBar drawerOpen={false} onOpenDrawer={() => {}} onOpenCredits={() => {}} />
      </div>
    </QueryClientProvider>
  );
}
