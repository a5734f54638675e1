import { SirenForm } from '../../features/sirens/form/siren-form.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { RequireVerified } from '../shell/require-verified.tsx';

/** `/sirens/create` [S12]. */
export function CreateSirenPage() {
  usePageTitle('Create Siren');
  return (
    <RequireVerified>
      {(user) => (
        <div className="page-width pb-20">
          <h1 className="pt-10 pb-8 font-display text-3xl sm:pt-14 sm:text-4xl">Create Siren</h1>
          <SirenForm key={user.id} user={user} siren={null} />
        </div>
      )}
    </RequireVerified>
  );
}
