import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** One section of the settings: title and description at the side of its controls, a hairline above. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-9 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        {about ? <p className="mt-2 max-w-prose text-sm text-pretty text-fog">{about}</p> : null}
      </div>
      <div className="min-w-0 md:pt-1">{children}</div>
    </section>
  );
}
