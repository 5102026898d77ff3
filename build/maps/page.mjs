/** Draws every printed map as the table draws it. */
import { mount } from 'svelte';
import '../../renderer/theme.css';
import { drawingOf } from '../../renderer/board/drawing/drawing.ts';
import MapView from '../../renderer/board/viewport/MapView.svelte';
import { CONTROLS } from '../../renderer/words/sentences/first.ts';
import { giveWords } from '../../renderer/ui/words.ts';
import { contentFrom } from '../../shared/content/content.ts';
import { printedMap } from '../../shared/content/rooms.ts';

giveWords(CONTROLS);
const { document } = globalThis;

const DATA = '../../shared/content/data/';
const files = import.meta.glob('../../shared/content/data/**/*.json', {
  eager: true,
  import: 'default',
});
const content = contentFrom((file) => files[DATA + file]);

for (const { id } of [...content.scenarioIndex(), ...content.soloIndex()]) {
  const scenario = content.scenario(id);
  const map = scenario && printedMap(content, scenario);
  if (!map) continue;
  const figure = document.createElement('figure');
  figure.dataset.map = id;
  document.body.append(figure);
  // Every second door is open, so that both kinds of doors can be seen.
  const doors = map.doors.map((door, index) => ({
    ...door,
    state: door.kind === 'corridor' || index % 2 === 0 ? 'open' : 'closed',
  }));
  mount(MapView, {
    target: figure,
    props: { drawing: drawingOf({ ...map, doors }), label: id },
  });
  const caption = document.createElement('figcaption');
  caption.textContent = id;
  figure.append(caption);
}
document.documentElement.dataset.ready = '';
