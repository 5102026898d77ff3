/** What an open menu is made of: fetched once the first screen is painted, or when one is opened. */
export const openMenuList = () => import('./MenuList.svelte');
