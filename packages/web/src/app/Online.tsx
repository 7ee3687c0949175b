/** The screens that need a server, each fetched when it is first needed. */

import { lazy } from 'react';
import type { Route } from '../ui/route.ts';
import { NotFound } from './NotFound.tsx';

const Table = lazy(() => import('../screens/table/Table.tsx'));
const Administration = lazy(() => import('../screens/administration/Administration.tsx'));
const Battles = lazy(() => import('../screens/record/Battles.tsx'));
const Account = lazy(() => import('../screens/account/Account.tsx'));

interface Props {
  readonly route: Extract<Route, { readonly screen: 'table' | 'account' | 'admin' | 'record' }>;
}

export default function Online({ route }: Props) {
  switch (route.screen) {
    case 'table':
      return <Table key={`${route.id} ${route.invite ?? ''}`} id={route.id} invite={route.invite} />;
    case 'account':
      return <Account />;
    case 'record':
      return <Battles game={route.game} query={route.query} />;
    case 'admin':
      return <Administration otherwise={<NotFound />} />;
  }
}
