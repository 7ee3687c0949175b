/**
 * The 189 ships in the order of their numbers in the state. Names with the Trafalgar icon are published (24.1); the others come
 * from the naval histories; factors are reconstructed by class of guns (a British ship about twice a French one and four times
 * a Spanish one).
 */

import type { Nation } from './numbers.ts';
import type { PackShip } from './schema.ts';

/** Attack, defence, both damaged, victory points sunk and as a prize; by most guns of the class. */
const CLASSES: Readonly<Record<Nation, readonly (readonly [number, string])[]>> = {
  british: [
    [64, '3 3 1 2 3 4'],
    [74, '4 4 2 3 4 5'],
    [80, '5 5 3 4 4 6'],
    [98, '6 6 3 4 5 7'],
    [999, '7 7 4 5 6 8'],
  ],
  french: [
    [74, '2 3 1 2 1 2'],
    [80, '3 4 2 3 1 2'],
    [999, '4 6 2 4 2 3'],
  ],
  spanish: [
    [64, '1 2 0 1 1 1'],
    [74, '1 3 1 2 1 2'],
    [80, '2 3 1 2 1 2'],
    [112, '2 5 1 3 2 3'],
    [999, '3 6 1 4 3 4'],
  ],
};

/**
 * By nation, code and how they begin: names with guns, * for the Trafalgar icon, ! for a damaged ship, = and the full name where
 * the counter is abridged.
 */
const FLEETS: readonly (readonly [nation: Nation, code: string, start: string, ships: string])[] = [
  [
    'british',
    'B',
    'ready',
    'Ville de Paris 110, San Josef 112, Britannia 100*, Prince 98*, Neptune 98*, Téméraire 98*, Dreadnought 98*, Barfleur 98*, Windsor Castle 98*, Prince George 98, Foudroyant 80, Tonnant 80*, Mars 74*, Minotaur 74*, Colossus 74*, Achille 74*, Thunderer 74*, Warrior 74*, Goliath 74*, Namur 74*, Impétueux 74, Montagu 74',
  ],
  [
    'british',
    'F',
    'ready',
    'Prince of Wales 98*, Malta 80*, Northumberland 74, Spartiate 74*, Hero 74*, Defiance 74*, Repulse 74*, Illustrious 74, Eagle 74',
  ],
  ['british', 'Z', 'ready', 'Glory 98*, Defence 74*, Renown 74, Agamemnon 64*, Ruby 64, Polyphemus 64*'],
  ['british', 'I', 'ready', 'Majestic 74, Audacious 74, Captain 74'],
  ['british', 'J', 'ready', 'Hercule 74, Theseus 74, Vanguard 74, Elephant 74, Centaur 74'],
  [
    'british',
    'M',
    'ready',
    'Victory 100*, Royal Sovereign 100*, Canopus 80*, Belleisle 74*, Conqueror 74*, Donegal 74*, Leviathan 74*, Spencer 74*, Superb 74*, Swiftsure 74*, Tigre 74*, Excellent 74',
  ],
  [
    'british',
    'N',
    'ready',
    'Monarch 74, Edgar 74, Russell 74, Leyden 64, Ardent 64, Inflexible 64, Nassau 64, Stately 64, Standard 64',
  ],
  ['british', 'P', 'ready', 'St George 98, Ajax 74*, Bellerophon 74*, Raisonnable 64*, Kent 74!'],
  ['british', 'P', 'ordinary', 'Caesar 80*, Zealous 74*, Princess Royal 98, Ganges 74, Belliqueux 64, Diadem 64'],
  ['british', 'Y', 'ready', 'Hibernia 110, Triumph 74*, Dragon 74*, Orion 74*, Plantagenet 74!, Robust 74!'],
  ['british', 'Y', 'ordinary', 'Courageux 74*, Queen 98, Atlas 74, Saturn 74, Veteran 64, Terrible 74'],
  ['british', 'P', 'Mar II', 'Bellona 74'],
  ['british', 'P', 'Apr I', 'Powerful 74'],
  ['british', 'P', 'May I', 'Revenge 74*'],
  ['british', 'Y', 'May III', 'Formidable 98'],
  ['british', 'P', 'Jun I', 'Africa 64*'],
  ['british', 'Y', 'Jun III', 'Brunswick 74'],
  ['british', 'P', 'Jul II', 'Sampson 64'],
  ['british', 'Y', 'Aug II', 'Pompée 80'],
  ['british', 'P', 'Sep II', 'Resolution 74'],
  ['british', 'Y', 'Oct I', 'Ramillies 74'],
  ['british', 'P', 'Nov I', 'Royal George 100'],
  ['british', 'P', 'Nov III', 'Ocean 98'],
  [
    'french',
    'B',
    'ready',
    'Impérial 118, Républicain 110, Invincible 110, Foudroyant 80, Alexandre 80, Alliance 74, Aquilon 74, Batave 74, Brave 74, Cassard 74, Conquérant 74, Diomède 74, Éole 74, Impétueux 74, Jean-Bart 74, Jupiter 74, Patriote 74, Tourville 74, Ulysse 74, Vétéran 74, Wattignies 74',
  ],
  ['french', 'B', 'ordinary', 'Océan 118'],
  ['french', 'R', 'ready', 'Majestueux 118*, Jemappes 74*, Lion 74*, Magnanime 74*, Suffren 74*, Achille 74*'],
  ['french', 'R', 'Mar I', 'Algésiras 74*'],
  ['french', 'R', 'May I', 'Régulus 74*'],
  [
    'french',
    'T',
    'ready',
    'Bucentaure 80*, Formidable 80*, Neptune 80*, Indomptable 80*, Annibal 74, Mont Blanc 74*, Swift-Sure 74*, Atlas 74*, Intrépide 74*, Scipion 74*, Berwick 74*',
  ],
  ['french', 'T', 'Mar I', 'Pluton 74*'],
  ['french', 'T', 'Aug I', 'Borée 74'],
  ['french', 'T', 'Nov II', 'Génois 74'],
  ['french', 'F', 'ready', 'Argonaute 74*, Duguay-Trouin 74*, Fougueux 74*, Héros 74*, Redoutable 74*'],
  ['french', 'Z', 'ready', 'Aigle 74*'],
  ['spanish', 'Z', 'ready', 'Argonauta 80*, San Rafael 80*, Firme 74*, Terrible 74*, América 64*, España 64*'],
  ['spanish', 'Z2', 'ordinary', 'Bahama 74*, San Justo 74*, San Leandro 64*, Castilla 64'],
  [
    'spanish',
    'Z3',
    'ordinary',
    'Santa Ana 112*, Sma Trinidad=Santísima Trinidad 136*, Rayo 100*, Cde de Regla=Conde de Regla 112, Glorioso 74',
  ],
  [
    'spanish',
    'F',
    'ready',
    'Neptuno 80*, Monarca 74*, Montañés 74*, San Agustin 74*, San Ildefonso 74*, SF de Asis=San Francisco de Asis 74*, SJ Npmuceno=San Juan Nepomuceno 74*, P de Asturias=Príncipe de Asturias 112*',
  ],
  ['spanish', 'F', 'ordinary', 'Concepción 112, Mejicano 112, San Telmo 74, San Fulgencio 64'],
  ['spanish', 'C', 'ready', 'San Carlos 94, Guerrero 74, SF de Paula=San Francisco de Paula 74, Asia 64'],
  ['spanish', 'C3', 'ordinary', 'Reina Luisa 112, S Juan Bautista=San Juan Bautista 74, San Joaquín 74, San Pablo 74'],
  ['spanish', 'S', 'ready', 'San Lorenzo 74, San Ramón 64, Dragón 64'],
];

function ship(nation: Nation, code: string, start: string, text: string): PackShip {
  const [, name = '', full, guns = '', marks = ''] = /^([^=]+?)(?:=(.+))? (\d+)([*!]*)$/.exec(text) ?? [];
  const factors = CLASSES[nation].find(([most]) => Number(guns) <= most)?.[1] ?? '';
  const [attack = 0, defence = 0, attackDamaged = 0, defenceDamaged = 0, sunk = 0, prize = 0] = factors
    .split(' ')
    .map(Number);
  return {
    name,
    fullName: full ?? name,
    nation,
    guns: Number(guns),
    attack,
    defence,
    attackDamaged,
    defenceDamaged,
    sunk,
    prize,
    code,
    start: start === 'ready' || start === 'ordinary' ? start : 'reinforcement',
    damaged: marks.includes('!'),
    arrives: start === 'ready' || start === 'ordinary' ? null : start,
    trafalgar: marks.includes('*'),
  };
}

export const SHIPS: readonly PackShip[] = FLEETS.flatMap(([nation, code, start, ships]) =>
  ships.split(', ').map(text => ship(nation, code, start, text)),
);
