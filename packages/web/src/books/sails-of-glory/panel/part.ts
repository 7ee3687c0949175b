import type { SailsView } from '@weathergauge/rules-sails-of-glory';
import type { PanelPart } from '../../OfferButton.tsx';

/** What a part of the panel is given. */
export interface TablePart extends PanelPart {
  readonly view: SailsView;
}
