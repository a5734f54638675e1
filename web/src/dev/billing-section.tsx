import type { Plan } from '@sirenade/contract/billing';
import { AvailablePanel } from '../features/billing/available-panel.tsx';
import { PlanOffer } from '../features/billing/plan-tile.tsx';
import { Specimen } from './specimen.tsx';

const plans: Plan[] = [
  { name: 'mini_creator', title: 'Mini Creator', price: 5, words: 2000, images: 30 },
  { name: 'creator', title: 'Creator', price: 15, words: 7000, images: 100 },
  { name: 'mega_creator', title: 'Mega Creator', price: 30, words: 20_000, images: 220 },
  { name: 'ultra_creator', title: 'Ultra Creator', price: 50, words: 40_000, images: 500 },
];
const idle = {
  isCurrent: false,
  isRecommended: false,
  isUsedUp: false,
  isChosen: false,
  isCancelling: false,
  isBusy: false,
};
const states = [
  idle,
  { ...idle, isRecommended: true },
  { ...idle, isCurrent: true },
  { ...idle, isChosen: true, isBusy: true },
];

export function BillingSection() {
  return (
    <>
      <Specimen name="AvailablePanel" use="What the account may still use.">
        <AvailablePanel credits={{ words: 1480, images: 9 }} onNavigate={() => {}} />
      </Specimen>
      <Specimen name="PlanOffer" use="A plan to choose: ordinary, recommended, the current one, and one being bought.">
        <ul className="style-plans">
          {plans.map((plan, place) => (
            <PlanOffer
              key={plan.name}
              plan={plan}
              {...(states[place] ?? idle)}
              onChoose={() => {}}
              onCancel={() => {}}
            />
          ))}
        </ul>
      </Specimen>
    </>
  );
}
