import { useState } from 'react';
import { SegmentField } from '../ui/form/segment-field.tsx';
import { QuickSelect } from '../ui/quick-select.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

const TABS = [
  { id: 'sirens', label: 'Sirens' },
  { id: 'chats', label: 'Chats' },
] as const;
const SIZES = [
  { value: 'short', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
] as const;

type Tab = (typeof TABS)[number]['id'];
type Size = (typeof SIZES)[number]['value'];

export function ChoicesSection() {
  const [tab, setTab] = useState<Tab>('sirens');
  const [size, setSize] = useState<Size>('medium');
  return (
    <>
      <Specimen name="Tabs" use="Two or three views of one page. Arrows move along them.">
        <Tabs<Tab> label="Views" tabs={TABS} current={tab} onChange={setTab}>
          <p className="style-panel">What belongs to {tab}.</p>
        </Tabs>
      </Specimen>
      <Specimen name="SegmentField" use="One of a few, where all of them are worth seeing at once.">
        <SegmentField<Size>
          label="Response size"
          hint="How much she says at a time."
          choices={SIZES}
          value={size}
          onChange={setSize}
        />
      </Specimen>
      <Specimen name="QuickSelect" use="One of a few above a list, where there is little room.">
        <QuickSelect<Size>
          label="Response size"
          choices={SIZES}
          value={size}
          onChange={setSize}
          className="style-narrow"
        />
      </Specimen>
    </>
  );
}
