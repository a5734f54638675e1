import '../features/sirens/form/siren-form.css';
import '../features/sirens/sirens.css';
import { IntroButton } from '../features/sirens/intro-button.tsx';
import { MySirenCard } from '../features/sirens/list/my-siren-card.tsx';
import { SirenCard } from '../features/sirens/list/siren-card.tsx';
import { SirenHeader } from '../features/sirens/siren-header.tsx';
import { Wave } from '../features/sirens/wave.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { aPicture } from './sample-pictures.ts';
import { aSiren, LONG, RIGHT_TO_LEFT } from './sample-sirens.ts';
import { Specimen, State, States } from './specimen.tsx';

const arabic = aPicture(265);
const cards = [
  aSiren(),
  aSiren({ id: 42, name: 'Without a picture', images: [], cover_image_id: null, karma: 0, intro: null }),
  aSiren({ id: 43, name: 'Maximiliane von Hohenschwangau-Sturmfels', description: LONG, karma: 1_284_000 }),
  aSiren({ id: 44, name: 'ليلى', description: RIGHT_TO_LEFT, images: [arabic], cover_image_id: arabic.id, karma: -4 }),
];

export function SirensSection() {
  return (
    <>
      <Specimen
        name="SirenCard"
        use="A siren to meet, portrait first. The picture breathes under the pointer or the focus."
      >
        <div className="siren-grid">
          <ul className="siren-block">
            {cards.map((siren, place) => (
              <SirenCard key={siren.id} siren={siren} place={place} />
            ))}
            <li aria-hidden>
              <Skeleton className="aspect-3/4 rounded-lg" />
            </li>
          </ul>
        </div>
      </Specimen>
      <Specimen name="MySirenCard" use="One of the own sirens, with what can be done about her.">
        <ul className="style-stack">
          <MySirenCard siren={aSiren()} voiceName="Clara" onDelete={() => {}} />
          <MySirenCard
            siren={aSiren({ id: 45, private: true, images: [] })}
            voiceName={undefined}
            onDelete={() => {}}
          />
          <MySirenCard
            siren={aSiren({ id: 46, description: LONG, hidden_reason: 'She bears the name of a real person.' })}
            voiceName="Clara"
            onDelete={() => {}}
          />
        </ul>
      </Specimen>
      <Specimen name="SirenHeader" use="Who this is, above her chat; her cover, blurred, is the ground.">
        <div className="style-own-ground">
          <SirenHeader siren={aSiren()} isOwner={false} />
        </div>
      </Specimen>
      <Specimen name="IntroButton, Wave" use="How she introduces herself; the wave moves while somebody speaks.">
        <States>
          <State of="silent">
            <IntroButton name="Isla" url="/media/none.mp3" />
          </State>
          <State of="speaking">
            <Wave />
          </State>
        </States>
      </Specimen>
    </>
  );
}
