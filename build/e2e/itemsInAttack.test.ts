/** Items in an attack: they are shown beside the numbers that they change. */
import { expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { attackOnHilda, firstGuard, hildaOf } from './actingHilda';
import { HILDA, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { Table } from './table';

const desk = useDesk();

test('[ITEM-6] A shield item used after the draw reduces the damage', async () => {
  const [adds, start] = [TWO_AT_BLACK_BARROW.slice(0, -1), TWO_AT_BLACK_BARROW.slice(-1)];
  await desk.begin([...adds, { type: 'gainItem', character: id('c1'), item: 8 }, ...start]);
  await desk.guardsAct();
  const guard = await firstGuard(desk);
  await desk.untilActs(guard.id);
  await desk.send(attackOnHilda(guard, 3));
  const { page } = await desk.openTable();
  const use = page.getByRole('button', { name: 'Use Heater Shield' });
  await page.getByRole('region', { name: 'Attack calculator' }).waitFor();
  // There is no damage yet.
  expect(await use.count()).toBe(0);
  await desk.send({ type: 'enterForAttack', target: HILDA, cards: [id('+0')] });
  const before = (await hildaOf(desk)).hitPoints;
  await use.waitFor();
  await breathe(page);
  await use.click();
  await use.waitFor({ state: 'detached' });
  await new Table(page).next('Hilda suffers 2');
  await expect.poll(async () => (await hildaOf(desk)).hitPoints).toBe(before - 2);
});
