/** An expression for the page: when a game was last written to the browser's database, in milliseconds of its clock. */
export const LAST_SAVED = `new Promise((resolve, reject) => {
  const request = indexedDB.open('weathergauge');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const all = request.result.transaction('games').objectStore('games').getAll();
    all.onerror = () => reject(all.error);
    all.onsuccess = () => {
      request.result.close();
      resolve(Math.max(0, ...all.result.map(({ savedAt }) => savedAt)));
    };
  };
})`;
