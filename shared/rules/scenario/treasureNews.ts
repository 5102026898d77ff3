import type { Content } from '../../content/content';
import type { GameEvent } from '../../events';

/**
 * What looted treasures do at once: damage and conditions are said, because a character may lose a
 * card instead. Everything else they hold is handed out at the end of the scenario.
 *
 * @rule REWARD-3
 */
export function treasureNews(events: readonly GameEvent[], content: Content): readonly GameEvent[] {
  return events.flatMap((event): readonly GameEvent[] => {
    if (event.type !== 'looted') return [];
    return event.treasures.flatMap((treasure): readonly GameEvent[] => {
      const rewards = treasure === 'goal' ? [] : (content.treasure(treasure)?.rewards ?? []);
      const effects = rewards.flatMap((reward): readonly string[] => {
        if (reward.type === 'damage') return [String(reward.value)];
        return reward.type === 'conditions' ? reward.conditions : [];
      });
      if (effects.length === 0) return [];
      const about = [event.figure, ...effects].join(' ');
      return [{ type: 'bookReminder', what: 'treasure', about, rule: 'REWARD-3' }];
    });
  });
}
