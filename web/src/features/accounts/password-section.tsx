import { limits } from '@sirenade/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure, call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { changePasswordResolver } from './account.forms.ts';
import { failureText, fieldMessages, showFieldErrors } from './form-failure.ts';
import { sessionsQuery } from './sessions.queries.ts';
import { SettingsSection } from './settings-section.tsx';

const empty = { current_password: '', new_password: '' };

export function PasswordSection({ username }: { username: string }) {
  const [editing, setEditing] = useState(false);
  return (
    <SettingsSection title="Password" about="Changing it logs you out on every other device.">
      {editing ? (
        <ChangePassword username={username} onClose={() => setEditing(false)} />
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
          Change password
        </Button>
      )}
    </SettingsSection>
  );
}

function ChangePassword({ username, onClose }: { username: string; onClose(): void }) {
  const client = useQueryClient();
  const form = useForm({ resolver: changePasswordResolver, defaultValues: empty });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (body: typeof empty) => call('POST /api/user/change-password', { body }),
    onSuccess: ({ message }) => {
      notify.success(message);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'wrong_password') {
        form.setError('current_password', { message: error.message }, { shouldFocus: true });
      } else if (!showFieldErrors(error, ['current_password', 'new_password'], form.setError)) {
        form.setError('root', { message: failureText(error) });
      }
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!change.isPending) change.mutate(values);
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {errors.root ? <Notice tone="danger">{errors.root.message}</Notice> : null}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        error={fieldMessages(errors.current_password)}
        {...form.register('current_password')}
      />
      <PasswordField
        label="New password"
        hint={`At least ${limits.password.min} characters.`}
        autoComplete="new-password"
        error={fieldMessages(errors.new_password)}
        {...form.register('new_password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save password'}
        </Button>
        <Button variant="ghost" onClick={onClose} disabled={change.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
