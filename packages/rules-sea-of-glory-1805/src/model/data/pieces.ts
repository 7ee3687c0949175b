/** Admirals and blocks, in the order of their numbers in the state, and the fleets of the Trafalgar scenario. */

import type { Nation } from './numbers.ts';
import { abilities } from './numbers-of-battle.ts';
import type { DataPack, PackAdmiral, PackBlock } from './schema.ts';

export const ADMIRALS: readonly PackAdmiral[] = [
  admiral('Cornwallis', 'british', 1, 3, 4, 'administrator', 'B'),
  admiral('Gardner', 'british', 2, 2, 3, '', 'aside'),
  admiral('Keith', 'british', 3, 2, 3, '', 'N'),
  admiral('Nelson', 'british', 4, 3, 5, 'nelson-touch trafalgar', 'M'),
  admiral('Calder', 'british', 5, 1, 3, 'trafalgar', 'F'),
  admiral('Collingwood', 'british', 6, 3, 4, 'trafalgar', 'B'),
  admiral('Cochrane', 'british', 7, 2, 3, 'squadron firebrand', 'F'),
  admiral('Strachan', 'british', 8, 2, 4, 'squadron trafalgar', 'Y'),
  admiral('British generic', 'british', null, 1, 3, '', 'aside'),
  admiral('Rosily-Mesros', 'french', 1, 1, 2, '', 'Nov I'),
  admiral('Ganteaume', 'french', 2, 1, 3, '', 'B'),
  admiral('Villeneuve', 'french', 3, 1, 3, 'fatalistic trafalgar', 'T'),
  admiral('Missiessy', 'french', 4, 2, 3, 'squadron', 'R'),
  admiral('Allemand', 'french', 5, 2, 3, 'squadron trafalgar', 'aside'),
  admiral('French generic', 'french', null, 1, 2, '', 'aside'),
  admiral('Gravina', 'spanish', 1, 1, 3, 'trafalgar', 'Z'),
  admiral('Spanish generic', 'spanish', null, 0, 2, '', 'aside'),
];

export const BLOCKS: readonly PackBlock[] = [
  { name: 'Channel', side: 'british', kind: 'fleet', start: 'zone', port: 'Brest' },
  { name: 'Mediterranean', side: 'british', kind: 'fleet', start: 'port', port: 'Madalenas' },
  { name: 'Irish', side: 'british', kind: 'fleet', start: 'loose', port: 'Bantry Bay' },
  { name: 'Capes', side: 'british', kind: 'fleet', start: 'zone', port: 'Ferrol' },
  { name: 'Gibraltar', side: 'british', kind: 'fleet', start: 'zone', port: 'Cadiz' },
  { name: 'West Indies', side: 'british', kind: 'fleet', start: 'port', port: 'Jamaica' },
  { name: 'Biscay', side: 'british', kind: 'fleet', start: 'aside' },
  { name: 'Downs', side: 'british', kind: 'fleet', start: 'aside' },
  { name: 'Atlantic', side: 'british', kind: 'fleet', start: 'aside' },
  { name: 'African', side: 'british', kind: 'fleet', start: 'aside' },
  { name: 'Levant', side: 'british', kind: 'fleet', start: 'aside' },
  { name: 'Minorca', side: 'british', kind: 'fleet', start: 'aside' },
  { name: 'Frigate 1', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Frigate 2', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Frigate 3', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Frigate 4', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Frigate 5', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Frigate 6', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Frigate 7', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Frigate 8', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Frigate 9', side: 'british', kind: 'frigate', start: 'free' },
  { name: 'Craig’s', side: 'british', kind: 'expedition', start: 'track' },
  { name: 'Moore’s', side: 'british', kind: 'expedition', start: 'track' },
  { name: 'Brest', side: 'allied', kind: 'fleet', start: 'port', port: 'Brest' },
  { name: 'Rochefort', side: 'allied', kind: 'fleet', start: 'port', port: 'Rochefort' },
  { name: 'Toulon', side: 'allied', kind: 'fleet', start: 'port', port: 'Toulon' },
  { name: 'Cadiz', side: 'allied', kind: 'fleet', start: 'port', port: 'Cadiz' },
  { name: 'Ferrol', side: 'allied', kind: 'fleet', start: 'port', port: 'Ferrol' },
  { name: 'Cartagena', side: 'allied', kind: 'fleet', start: 'port', port: 'Cartagena' },
  { name: 'Alava', side: 'allied', kind: 'fleet', start: 'port', port: 'Santo Domingo' },
  { name: 'Finisterre', side: 'allied', kind: 'fleet', start: 'aside' },
  { name: 'Magon', side: 'allied', kind: 'fleet', start: 'aside' },
  { name: 'Dumanoir', side: 'allied', kind: 'fleet', start: 'aside' },
  { name: 'Gourdon', side: 'allied', kind: 'fleet', start: 'aside' },
  { name: 'Spanish Gold', side: 'allied', kind: 'gold', start: 'port', port: 'Havana' },
  { name: 'Transport', side: 'allied', kind: 'transport', start: 'track' },
  { name: 'Fog of War 1', side: 'allied', kind: 'fog', start: 'aside' },
  { name: 'Fog of War 2', side: 'allied', kind: 'fog', start: 'aside' },
  { name: 'Fog of War 3', side: 'allied', kind: 'fog', start: 'aside' },
  { name: 'Fog of War 4', side: 'allied', kind: 'fog', start: 'aside' },
  { name: 'Fog of War 5', side: 'allied', kind: 'fog', start: 'aside' },
  { name: 'Fog of War 6', side: 'allied', kind: 'fog', start: 'aside' },
  { name: 'Fog of War 7', side: 'allied', kind: 'fog', start: 'aside' },
  { name: 'Fog of War 8', side: 'allied', kind: 'fog', start: 'aside' },
];

/** 24.1 Published. A name that two nations share is looked for among `nations`. */
export const TRAFALGAR: DataPack['trafalgar'] = {
  first: 'Jul II',
  last: 'Oct III',
  frigates: 4,
  ships: 30,
  brestBefore: 'Aug III',
  hexAfter: 'Aug II',
  objectives: 2,
  fleets: [
    {
      block: 'Capes',
      nations: ['british'],
      start: 'zone',
      port: 'Ferrol',
      arrives: null,
      admirals: ['Calder'],
      ships: list(
        'Agamemnon, Ajax, Barfleur, Defiance, Dragon, Glory, Hero, Malta, Prince of Wales, Raisonnable, Repulse, Thunderer, Triumph, Warrior, Windsor Castle',
      ),
    },
    {
      block: 'Gibraltar',
      nations: ['british'],
      start: 'zone',
      port: 'Cadiz',
      arrives: null,
      admirals: ['Collingwood'],
      ships: list(
        'Achille, Africa, Bellerophon, Colossus, Dreadnought, Mars, Minotaur, Polyphemus, Royal Sovereign, Tonnant',
      ),
    },
    {
      block: 'Toulon',
      nations: ['french', 'spanish'],
      start: 'track',
      port: null,
      arrives: null,
      admirals: ['Villeneuve', 'Gravina'],
      ships: list(
        'Achille, Aigle, Algésiras, Atlas, Berwick, Bucentaure, Formidable, Intrépide, Indomptable, Mont Blanc, Neptune, Pluton, Scipion, Swift-Sure, América, Argonauta, España, Firme, San Rafael, Terrible',
      ),
    },
    {
      block: 'Cadiz',
      nations: ['spanish'],
      start: 'port',
      port: 'Cadiz',
      arrives: null,
      admirals: [],
      ships: list('Bahama, Rayo, San Justo, San Leandro, Santa Ana, Sma Trinidad'),
    },
    {
      block: 'Ferrol',
      nations: ['french', 'spanish'],
      start: 'port',
      port: 'Ferrol',
      arrives: null,
      admirals: [],
      ships: list(
        'Argonaute, Duguay-Trouin, Fougueux, Héros, Redoutable, Monarca, Montañés, Neptuno, P de Asturias, San Agustin, San Ildefonso, SF de Asis, SJ Npmuceno',
      ),
    },
    {
      block: 'Rochefort',
      nations: ['french'],
      start: 'port',
      port: 'Rochefort',
      arrives: null,
      admirals: ['Allemand'],
      ships: list('Jemappes, Lion, Magnanime, Majestueux, Régulus, Suffren'),
    },
    {
      block: 'Atlantic',
      nations: ['british'],
      start: 'zone',
      port: 'Brest',
      arrives: 'Aug II',
      admirals: ['Strachan'],
      ships: list(
        'Britannia, Caesar, Canopus, Courageux, Defence, Donegal, Goliath, Namur, Neptune, Orion, Prince, Revenge, Spencer, Superb, Swiftsure, Téméraire, Tigre, Zealous',
      ),
    },
    {
      block: 'Mediterranean',
      nations: ['british'],
      start: 'port',
      port: 'Portsmouth',
      arrives: 'Sep II',
      admirals: ['Nelson'],
      ships: list('Belleisle, Conqueror, Leviathan, Spartiate, Victory'),
    },
  ],
};

function admiral(
  name: string,
  nation: Nation,
  seniority: number | null,
  seamanship: number,
  command: number,
  marks: string,
  code: string,
): PackAdmiral {
  const ability = abilities.find(word => marks.split(' ').includes(word)) ?? 'none';
  const [squadron, trafalgar] = [marks.includes('squadron'), marks.includes('trafalgar')];
  return { name, nation, seniority, seamanship, command, squadron, ability, code, trafalgar };
}

function list(names: string): readonly string[] {
  return names.split(', ');
}
