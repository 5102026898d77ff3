import type * as en from '../../en/party/solo';

export const soloNeed: typeof en.soloNeed = ({ what, needed }) => {
  if (what === 'prosperity') return `Wohlstand ${needed}`;
  return what === 'level' ? `einen Charakter der Stufe ${needed}` : `${needed} Ruheständler`;
};
