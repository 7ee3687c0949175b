/** The title of the tab: the screen's, and before it how many tables wait for whoever reads it. */

let text = '';
let count = 0;

function show(): void {
  document.title = count === 0 ? text : `(${count}) ${text}`;
}

export function setTitle(title: string): void {
  text = title;
  show();
}

export function setTitleCount(waiting: number): void {
  count = waiting;
  show();
}
