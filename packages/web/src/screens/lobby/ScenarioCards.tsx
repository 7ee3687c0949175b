/** The scenarios of a rulebook: chart, name, what it is about, who fights. */

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartThumb } from './ChartThumb.tsx';
import { Forces } from './Forces.tsx';
import type { LobbyBook } from './actions.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly book: LobbyBook;
  readonly chosen: string;
  /** Pictures may be fetched now. */
  readonly calm: boolean;
  readonly onChoose: (scenario: string, how: 'pointer' | 'keys') => void;
}

export function ScenarioCards({ book, chosen, calm, onChoose }: Props) {
  const { t } = useTranslation();
  const pointer = useRef(false);
  return (
    <fieldset
      className="lobby-scenarios"
      onPointerDown={() => {
        pointer.current = true;
      }}
      onKeyDown={() => {
        pointer.current = false;
      }}
    >
      <legend className="visually-hidden">{t('lobby.muster.scenario')}</legend>
      {book.summary.scenarios.map(scenario => (
        <ScenarioCard
          key={`${book.summary.id} ${scenario.id}`}
          book={book}
          scenario={scenario}
          checked={scenario.id === chosen}
          calm={calm}
          onChoose={() => onChoose(scenario.id, pointer.current ? 'pointer' : 'keys')}
        />
      ))}
    </fieldset>
  );
}

interface CardProps {
  readonly book: LobbyBook;
  readonly scenario: LobbyBook['summary']['scenarios'][number];
  readonly checked: boolean;
  readonly calm: boolean;
  readonly onChoose: () => void;
}

function ScenarioCard({ book, scenario, checked, calm, onChoose }: CardProps) {
  const { scene, forces } = usePreview(book, scenario.id, calm ? 'in-turn' : 'not-yet');
  return (
    <label className="lobby-scenario">
      <input type="radio" name="scenario" checked={checked} onChange={onChoose} />
      <span className="lobby-picture">{scene && <ChartThumb scene={scene} />}</span>
      <span className="lobby-scenario-words">
        <span className="lobby-scenario-title">{scenario.title}</span>
        <span className="lobby-scenario-summary">{scenario.summary}</span>
        <Forces scene={scene} forces={forces} />
      </span>
    </label>
  );
}
