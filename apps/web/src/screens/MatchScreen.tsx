import type { MyMatches, WantedMatch } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { withWayBack } from '../account/ownPath.ts'
import { countedTitle } from '../friends/countedTitle.ts'
import { MatchPage } from '../match/MatchPage.tsx'
import { wantedStore } from '../match/wanted.ts'
import { callMe } from '../online/callMe.ts'
import { matchApi } from '../online/matchApi.ts'
import { heardMatches, matchesStore, watchMatches } from '../online/matches.ts'
import { meStore } from '../online/me.ts'
import type { Answered } from '../online/request.ts'
import { useSanction } from '../online/sanctions.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { useLeavingQueue } from '../online/useLeavingQueue.ts'
import { useMe } from '../online/useMe.ts'
import { choose, useSetting } from '../settings/settings.ts'
import { play } from '../sound/speaker.ts'
import { BannedScreen } from './BannedScreen.tsx'

/** Quick match, for those who may play. */
export function MatchScreen(): ReactNode {
  useMe()
  const ban = useSanction('ban')
  const [, navigate] = useLocation()
  return ban === null ? <Match /> : <BannedScreen onAgain={() => navigate('/friends')} />
}

function Match(): ReactNode {
  const [, navigate] = useLocation()
  const playerName = useSetting('playerName')
  const { me, fault: meFault } = useStore(meStore)
  const { places, heardAt, fault: heardFault } = useStore(matchesStore)
  const wanted = useStore(wantedStore)
  const { busy, refused, attempt } = useAttempt()
  useEffect(watchMatches, [])
  useLeavingQueue()

  const ask = (what: () => Promise<Answered<MyMatches>>): void => {
    const { person } = meStore.getState()
    void attempt(async () => {
      const answered = await what()
      if (answered.ok) heardMatches(answered, person)
      return answered
    })
  }

  const look = (wish: WantedMatch, called: string): void => {
    wantedStore.setState(wish)
    ask(async () => {
      if (called !== meStore.getState().me?.name) {
        const named = await callMe(called)
        if (!named.ok) return named
        choose({ playerName: called })
      }
      return matchApi.look(wish)
    })
  }

  const isCalled = places?.some(({ now }) => now.state === 'found' && !now.shownUp) ?? false
  useEffect(() => {
    if (!isCalled) return undefined
    play('your_turn')
    document.title = countedTitle(1, document.title)
    return () => {
      document.title = countedTitle(0, document.title)
    }
  }, [isCalled])

  // Somebody who comes back from their table is not sent there again.
  const isLooking = places?.some(({ now }) => now.state !== 'seated') ?? false
  const [hasLooked, setHasLooked] = useState(isLooking)
  if (isLooking && !hasLooked) setHasLooked(true)
  const table = places?.flatMap(({ now }) => (now.state === 'seated' ? [now.code] : []))[0] ?? null
  const goesTo = hasLooked ? table : null
  const go = useEffectEvent((code: string) => navigate(`/table/${code}`))
  useEffect(() => {
    if (goesTo !== null) go(goesTo)
  }, [goesTo])

  return (
    <MatchPage
      me={me}
      suggestedName={playerName}
      places={places}
      heardAt={heardAt}
      fault={refused?.code ?? heardFault ?? meFault}
      wanted={wanted}
      signInHref={withWayBack('/account/sign-in', '/match')}
      hrefOf={(code) => `/table/${code}`}
      busy={busy}
      onLook={look}
      onStop={(pace) => ask(() => matchApi.leave(pace))}
      onShowUp={(pace) => ask(() => matchApi.showUp(pace))}
      onBots={(pace, rated) => ask(() => matchApi.sayYesToBots(pace, rated))}
    />
  )
}
