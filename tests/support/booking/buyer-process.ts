import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { envFor, NOW } from '../env.ts';
import { rush } from './shop-rush.ts';

/** Another process that sells from the same database: as many buyers at once as it is told. */
export interface RushOrder {
  readonly idJet: string;
  readonly group: string;
  readonly buyers: number;
}

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const app = await createApp(envFor({ databaseUrl: databaseUrl || null, dataDir }), {
  now: () => NOW,
});
const { testShop: shop } = app;
if (shop === null) throw new Error('another shop sells here');

process.on('message', ({ idJet, group, buyers }: RushOrder) => {
  void rush(shop, { id_jet: idJet }, group, buyers).then((sold) => process.send?.(sold));
});
process.on('disconnect', () => {
  void app.close();
});
process.send?.('ready');
